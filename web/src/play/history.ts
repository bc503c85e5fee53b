import type { Game } from '@darts/rules/play/game';
import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';

/** What the chalkboard says of one turn. */
export type ChalkMark = {
  readonly scored: number;
  readonly bust: boolean;
  readonly toGo: number;
  readonly isLast: boolean; // what this player has left now; what came before is struck out
};

export type ChalkRow = {
  readonly round: number; // from 1
  readonly marks: Readonly<Partial<Record<Seat, ChalkMark>>>;
  readonly isCurrent: boolean;
};

type Chalked = Pick<Game, 'start' | 'rounds' | 'turns' | 'outcome'>;

/** One row for each round, played or not; sudden death adds its own. */
export function chalkRows(game: Chalked): readonly ChalkRow[] {
  const marks = { player1: marksOf(game, 'player1'), player2: marksOf(game, 'player2') };
  const roundsBegun = Math.floor(game.turns.length / SEATS.length) + (game.outcome ? 0 : 1);
  const played = Math.max(marks.player1.length, marks.player2.length);

  return Array.from({ length: Math.max(game.rounds, roundsBegun, played) }, (_, index) => ({
    round: index + 1,
    marks: marksOfRound(marks, index),
    isCurrent: !game.outcome && index + 1 === roundsBegun,
  }));
}

/** What a player had left, from the start on, turn by turn. */
export const remaining = (game: Chalked, seat: Seat): readonly number[] => [
  game.start,
  ...marksOf(game, seat).map(({ toGo }) => toGo),
];

function marksOf({ start, turns }: Chalked, seat: Seat): readonly ChalkMark[] {
  const own = turns.filter((turn) => turn.seat === seat);
  let toGo = start;
  return own.map(({ total, bust }, index) => {
    toGo -= total;
    return { scored: total, bust, toGo, isLast: index === own.length - 1 };
  });
}

function marksOfRound(marks: BySeat<readonly ChalkMark[]>, index: number): ChalkRow['marks'] {
  const [player1, player2] = [marks.player1[index], marks.player2[index]];
  return { ...(player1 && { player1 }), ...(player2 && { player2 }) };
}
