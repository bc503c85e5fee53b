import { playTurn, type Game } from '@darts/rules/play/game';
import { Refusal } from '#platform/refusals.ts';
import { gameIn, numberOf, turnsIn } from './stored-game.ts';
import type { GameRow, SeatNumber, StoredTurn } from './tables.ts';

/** A turn as a client asks for it to be recorded. */
export type AskedTurn = {
  readonly sent: readonly number[]; // two or three darts, or the total alone
  readonly turnId?: string | undefined;
  readonly expectedTurn?: number | undefined;
};

/** The seat of a user. Refuses anyone who is not in the game. */
export function seatOf(row: GameRow, userId: string): SeatNumber {
  if (row.player1_id === userId) return 1;
  if (row.player2_id === userId) return 2;
  throw new Refusal('not-a-player');
}

/** The turn already recorded under the id asked for; refuses the id with another payload. */
export function repeatedTurn(
  row: GameRow,
  seat: SeatNumber,
  { sent, turnId }: AskedTurn,
): StoredTurn | undefined {
  if (turnId === undefined) return undefined;
  const recorded = turnsIn(row).find((turn) => turn.turnId === turnId);
  if (!recorded) return undefined;
  const isSame = recorded.seat === seat && recorded.sent.join() === sent.join();
  if (!isSame) throw new Refusal('turn-id-reused');
  return recorded;
}

/** The game after a turn, and its turns as they are kept; refuses what may not be thrown now. */
export function recordedTurn(
  row: GameRow,
  seat: SeatNumber,
  { sent, turnId, expectedTurn }: AskedTurn,
): { game: Game; bust: boolean; turns: string } {
  const stored = turnsIn(row);
  const before = gameIn(row, stored);
  if (row.status === 'pendiente') throw new Refusal('not-started');
  if (row.status === 'finalizada') throw new Refusal('game-over');
  if (numberOf(before.toMove) !== seat) throw new Refusal('not-your-turn');
  if (expectedTurn !== undefined && expectedTurn !== stored.length) throw new Refusal('stale-turn');

  const game = playTurn(before, sent);
  const { total = 0, bust = false } = game.turns.at(-1) ?? {};
  const turn: StoredTurn = { seat, total, bust, sent, ...(turnId !== undefined && { turnId }) };
  return { game, bust, turns: JSON.stringify([...stored, turn]) };
}
