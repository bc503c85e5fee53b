import { playTurn, type Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import { Refusal } from '#platform/refusals.ts';
import { seatOf } from '#play/seats.ts';
import type { CachedGame } from './cached-game.ts';
import { numberOf } from '#play/stored-game.ts';
import type { PlayingRow, SeatNumber, StoredTurn } from '#play/tables.ts';

/** A turn as a client asks for it to be recorded. */
export type AskedTurn = {
  readonly sent: readonly number[]; // two or three darts, or the total alone
  readonly turnId?: string | undefined;
  readonly expectedTurn?: number | undefined;
};

/** Who sends a turn: a device that has joined the game, or (without one) a REST session. */
export type Thrower = {
  readonly userId: string;
  readonly sessionId: string;
  readonly connectionId?: string;
};

/** What a turn is that may be thrown now, and the game that follows; without one, a repeat. */
export type Judgement = { readonly turn: StoredTurn; readonly game?: Game };

/**
 * Judges a turn: one already recorded under its id is the recorded one again; what may not be
 * thrown now, or not from there, is refused.
 */
export function judgeTurn(cached: CachedGame, thrower: Thrower, asked: AskedTurn): Judgement {
  const seat = seatOf(cached.row, thrower.userId);
  const repeated = repeatedTurn(cached.stored, seat, asked);
  if (repeated) return { turn: repeated };

  checkDevice(cached.row.players, seat, thrower);
  return newTurn(cached, seat, asked);
}

/** Refuses whoever may not throw a turn now, or not from there. */
export function checkThrower(cached: CachedGame, thrower: Thrower, expectedTurn: number): void {
  const seat = seatOf(cached.row, thrower.userId);
  checkDevice(cached.row.players, seat, thrower);
  checkTurn(cached, seat, expectedTurn);
}

/** The turn already recorded under the id asked for; refuses the id with another payload. */
function repeatedTurn(
  stored: readonly StoredTurn[],
  seat: SeatNumber,
  { sent, turnId }: AskedTurn,
): StoredTurn | undefined {
  if (turnId === undefined) return undefined;
  const recorded = stored.find((turn) => turn.turnId === turnId);
  if (!recorded) return undefined;
  const isSame = recorded.seat === seat && recorded.sent.join() === sent.join();
  if (!isSame) throw new Refusal('turn-id-reused');
  return recorded;
}

/** Refuses a turn from any device but the one that plays for the player. */
function checkDevice(players: readonly PlayingRow[], seat: SeatNumber, thrower: Thrower): void {
  const own = players.find((player) => player.seat === seat);
  if (!own) return; // it does not run, which the rules refuse

  const isHeld = own.connection_id !== null;
  if (thrower.connectionId === undefined) {
    if (isHeld && own.session_id !== thrower.sessionId) throw new Refusal('other-device');
  } else if (own.connection_id !== thrower.connectionId) {
    throw new Refusal(isHeld ? 'other-device' : 'not-joined');
  }
}

function checkTurn(
  { row, stored, game }: CachedGame,
  seat: SeatNumber,
  expectedTurn: number | undefined,
): void {
  if (row.status === 'pendiente') throw new Refusal('not-started');
  if (row.status === 'finalizada') throw new Refusal('game-over');
  if (numberOf(toThrow(game)) !== seat) throw new Refusal('not-your-turn');
  if (expectedTurn !== undefined && expectedTurn !== stored.length) throw new Refusal('stale-turn');
}

function newTurn(
  cached: CachedGame,
  seat: SeatNumber,
  { sent, turnId, expectedTurn }: AskedTurn,
): Judgement {
  checkTurn(cached, seat, expectedTurn);
  const game = playTurn(cached.game, sent);
  const { total = 0, bust = false } = game.turns.at(-1) ?? {};
  const turn = { seat, total, bust, sent, ...(turnId !== undefined && { turnId }) };
  return { turn, game };
}
