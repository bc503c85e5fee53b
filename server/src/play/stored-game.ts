/** A game's row and the rules' value of it, one from the other. */
import { newGame, type Game } from '@darts/rules/play/game';
import { otherSeat, type Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';
import type { GameRow, SeatNumber, StoredTurn } from './tables.ts';

export const seatAt = (number: SeatNumber): Seat => (number === 1 ? 'player1' : 'player2');
export const numberOf = (seat: Seat): SeatNumber => (seat === 'player1' ? 1 : 2);

// Only `storedTurns` is ever written to the column.
export const turnsIn = (row: Pick<GameRow, 'turns'>): readonly StoredTurn[] =>
  JSON.parse(row.turns) as StoredTurn[];

export function gameIn(row: GameRow, stored = turnsIn(row)): Game {
  const starter = seatAt(row.starter);
  const winner = row.winner ? { winner: seatAt(row.winner) } : {};
  return {
    ...newGame({ starter, suddenDeath: row.sudden_death === 1 }),
    scores: { player1: row.score1, player2: row.score2 },
    toMove: stored.length % 2 === 0 ? starter : otherSeat(starter),
    turns: stored.map(turnOf),
    ...(row.end_reason && { outcome: { ...winner, reason: row.end_reason } }),
  };
}

const turnOf = ({ seat, total, bust, sent }: StoredTurn): Turn => ({
  seat: seatAt(seat),
  total,
  bust,
  ...(sent.length > 1 && { darts: sent }),
});

/** The columns that follow from the rules' value. */
export const columnsOf = ({ scores, outcome }: Game) => ({
  score1: scores.player1,
  score2: scores.player2,
  winner: outcome?.winner ? numberOf(outcome.winner) : null,
  end_reason: outcome?.reason ?? null,
});
