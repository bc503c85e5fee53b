/** The turn that a player has confirmed and the server has not answered yet, kept on the device. */
import { BED_NAMES } from '@darts/rules/play/beds';
import { deviceStore } from '#platform/storage.ts';
import type { SentTurn } from './send-turn.ts';

const keyOf = (userId: string) => `unsent-turn:${userId}`;

export const keepTurn = (userId: string, turn: SentTurn): void =>
  deviceStore.write(keyOf(userId), JSON.stringify(turn));

export const forgetTurn = (userId: string): void => deviceStore.forget(keyOf(userId));

/** The turn kept of a user, in one game; nothing if there is none. */
export function keptTurn(userId: string, gameId: string): SentTurn | undefined {
  try {
    // Whatever is stored, the server judges it as a turn; here only the kinds of values matter.
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
