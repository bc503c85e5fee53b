import { Refusal } from '#platform/refusals.ts';
import type { LiveGameRow } from './repository.ts';
import type { SeatNumber } from './tables.ts';

/** Who acts in a game: a device that has joined it, or (without one) a REST session. */
export type Thrower = {
  readonly userId: string;
  readonly sessionId: string;
  readonly connectionId?: string;
};

/** How a game stands, and who is there. */
type Standing = Pick<LiveGameRow, 'status' | 'players'>;

/** Refuses what does not run, and any device but the one that plays for the player. */
export function checkPlaying(row: Standing, seat: SeatNumber, thrower: Thrower): void {
  checkRunning(row);
  checkDevice(row, seat, thrower);
}

/** Refuses a game that does not run. */
export function checkRunning({ status }: Standing): void {
  if (status === 'pendiente') throw new Refusal('not-started');
  if (status === 'finalizada') throw new Refusal('game-over');
}

/** Refuses any device but the one that plays for the player, in a game that runs. */
export function checkDevice({ players }: Standing, seat: SeatNumber, thrower: Thrower): void {
  const own = players.find((player) => player.seat === seat);
  if (!own) return; // it has ended since it was read, and whatever is written loses its race

  const isHeld = own.connection_id !== null;
  if (thrower.connectionId === undefined) {
    if (isHeld && own.session_id !== thrower.sessionId) throw new Refusal('other-device');
  } else if (own.connection_id !== thrower.connectionId) {
    throw new Refusal(isHeld ? 'other-device' : 'not-joined');
  }
}
