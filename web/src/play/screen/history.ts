import type { Game } from '@darts/rules/play/game';
import { roundOf } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';

/** What the chalkboard says of one turn. */
export type ChalkMark = {
  readonly scored: number;
  readonly bust: boolean;
  readonly corrected: Turn['corrected'] | undefined;
  readonly toGo: number;
  readonly isLast: boolean; // what this player has left now; what came before is struck out
};

export type ChalkRow = {
  readonly round: number; // from 1
  readonly marks: Readonly<Partial<Record<Seat, ChalkMark>>>;
  readonly isCurrent: boolean;
};

type Chalked = Pick<Game, 'settings' | 'turns' | 'outcome'>;

/** One row for each round, played or to come; sudden death adds its own. A finished game has no more to come. */
export function chalkRows(game: Chalked): readonly ChalkRow[] {
  const marks = { player1: marksOf(game, 'player1'), player2: marksOf(game, 'player2') };
  const played = Math.max(marks.player1.length, marks.player2.length);
  const current = game.outcome ? undefined : roundOf(game);
  const length = current ? Math.max(game.settings.rounds, current) : played;

  return Array.from({ length }, (_, index) => ({
    round: index + 1,
    marks: marksOfRound(marks, index),
    isCurrent: index + 1 === current,
  }));
}

/** What a player had left, from the start on, turn by turn. */
export const remaining = (game: Chalked, seat: Seat): readonly number[] => [
  game.settings.start,
  ...marksOf(game, seat).map(({ toGo }) => toGo),
];

function marksOf({ settings, turns }: Chalked, seat: Seat): readonly ChalkMark[] {
  const own = turns.filter((turn) => turn.seat === seat);
  let toGo = settings.start;
  return own.map(({ total, bust, corrected }, index) => {
    toGo -= total;
    return { scored: total, bust, corrected, toGo, isLast: index === own.length - 1 };
  });
}

function marksOfRound(marks: BySeat<readonly ChalkMark[]>, index: number): ChalkRow['marks'] {
  const [player1, player2] = [marks.player1[index], marks.player2[index]];
  return { ...(player1 && { player1 }), ...(player2 && { player2 }) };
}
