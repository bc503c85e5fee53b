import { Refusal } from '#platform/refusals.ts';
import type { PlayingRow, SeatNumber } from './tables.ts';

/** Who acts in a game: a device that has joined it, or (without one) a REST session. */
export type Thrower = {
  readonly userId: string;
  readonly sessionId: string;
  readonly connectionId?: string;
};

/** Refuses any device but the one that plays for the player. */
export function checkDevice(
  players: readonly PlayingRow[],
  seat: SeatNumber,
  thrower: Thrower,
): void {
  const own = players.find((player) => player.seat === seat);
  if (!own) return; // it does not run, which the rules refuse

  const isHeld = own.connection_id !== null;
  if (thrower.connectionId === undefined) {
    if (isHeld && own.session_id !== thrower.sessionId) throw new Refusal('other-device');
  } else if (own.connection_id !== thrower.connectionId) {
    throw new Refusal(isHeld ? 'other-device' : 'not-joined');
  }
}
