import { Refusal } from '#platform/refusals.ts';
import type { LiveGame } from './repository.ts';
import type { PairSide } from '@darts/rules/play/pair';

/** Sender of a request in a game: a device that has joined the game, or a REST session, without `connectionId`. */
export type Thrower = {
  readonly userId: string;
  readonly sessionId: string;
  readonly connectionId?: string;
  readonly lastTurnOnly?: boolean; // true if the device has the turns before the last
};

/** A game's status and the presence of its players. */
type Standing = Pick<LiveGame, 'status' | 'players'>;

/** Refuses a game that is not running, and any device but the one that holds the game for the player. */
export function checkPlaying(row: Standing, side: PairSide, thrower: Thrower): void {
  checkRunning(row);
  checkDevice(row, side, thrower);
}

/** Refuses a game that is not running. */
export function checkRunning({ status }: Standing): void {
  if (status === 'pendiente') throw new Refusal('not-started');
  if (status === 'finalizada') throw new Refusal('game-over');
}

/**
 * Refuses any device but the one that holds the running game for the player. A REST session passes if no device, or a
 * device of the same session, holds the game.
 */
export function checkDevice({ players }: Standing, side: PairSide, thrower: Thrower): void {
  const own = players.find((player) => player.side === side);
  if (!own) return; // the game has ended since it was read: any write loses its race

  const isHeld = own.connection_id !== null;
  if (thrower.connectionId === undefined) {
    if (isHeld && own.session_id !== thrower.sessionId) throw new Refusal('other-device');
  } else if (own.connection_id !== thrower.connectionId) {
    throw new Refusal(isHeld ? 'other-device' : 'not-joined');
  }
}
