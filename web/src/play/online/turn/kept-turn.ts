/** A confirmed turn that the server has not answered yet, stored on the device. */
import { BED_NAMES } from '@darts/rules/play/beds';
import { deviceStore } from '#platform/storage.ts';
import type { SentTurn } from './send-turn.ts';

const keyOf = (userId: string) => `unsent-turn:${userId}`;

export const keepTurn = (userId: string, turn: SentTurn): void =>
  deviceStore.write(keyOf(userId), JSON.stringify(turn));

export const forgetTurn = (userId: string): void => deviceStore.forget(keyOf(userId));

/** Returns the stored turn of a user in a game; undefined for none. */
export function keptTurn(userId: string, gameId: string): SentTurn | undefined {
  try {
    // The server judges the stored turn; here only the types of its values are checked.
    const turn = JSON.parse(deviceStore.read(keyOf(userId)) ?? '') as SentTurn;
    const { darts = [], beds = [], expectedTurn } = turn;
    const areDarts =
      darts.length + beds.length > 0 &&
      darts.every(Number.isFinite) &&
      beds.every((bed) => BED_NAMES.includes(bed)) &&
      Number.isFinite(expectedTurn);
    const isOurs = turn.gameId === gameId && typeof turn.turnId === 'string';
    return areDarts && isOurs ? turn : undefined;
  } catch {
    return undefined;
  }
}
