import type { Game } from '@darts/rules/play/game';
import { turnsByLeg } from '@darts/rules/play/legs';
import { roundOf } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';

/** A turn on the chalkboard. */
export type ChalkMark = {
  readonly scored: number;
  readonly bust: boolean;
  readonly corrected: Turn['corrected'] | undefined;
  readonly toGo: number;
  readonly isLast: boolean; // earlier scores are struck out
};

export type ChalkRow = {
  readonly round: number; // of the leg, from 1
  readonly marks: Readonly<Partial<Record<Seat, ChalkMark>>>;
  readonly isCurrent: boolean;
};

export type Chalked = Pick<Game, 'settings' | 'turns' | 'outcome' | 'legs'>;

/**
 * Returns the rows of each leg, one per round. The current leg has rows for its coming rounds, too; sudden
 * death adds further rows.
 */
export function chalkLegs(game: Chalked): readonly (readonly ChalkRow[])[] {
  const current = game.outcome ? undefined : roundOf(game);
  return turnsByLeg(game).map((turns, index) =>
    rowsOf(game, turns, index === game.legs.length ? current : undefined),
  );
}

/** @param current the current round; undefined for a finished leg */
function rowsOf(
  { settings }: Chalked,
  turns: readonly Turn[],
  current: number | undefined,
): readonly ChalkRow[] {
  const marksOf = (seat: Seat) => marksIn(settings.start, turns, seat);
  const marks = { player1: marksOf('player1'), player2: marksOf('player2') };
  const played = Math.max(marks.player1.length, marks.player2.length);
  const length = current ? Math.max(settings.rounds, current) : played;

  return Array.from({ length }, (_, index) => ({
    round: index + 1,
    marks: marksOfRound(marks, index),
    isCurrent: index + 1 === current,
  }));
}

/**
 * Returns the points left by a player in a leg: the start, then after each turn.
 *
 * @param leg its number, from 1
 */
export const remaining = (game: Chalked, seat: Seat, leg: number): readonly number[] => [
  game.settings.start,
  ...marksIn(game.settings.start, turnsByLeg(game)[leg - 1] ?? [], seat).map(({ toGo }) => toGo),
];

function marksIn(start: number, turns: readonly Turn[], seat: Seat): readonly ChalkMark[] {
  const own = turns.filter((turn) => turn.seat === seat);
  let toGo = start;
  return own.map(({ total, bust, corrected }, index) => {
    toGo -= total;
    return { scored: total, bust, corrected, toGo, isLast: index === own.length - 1 };
  });
}

function marksOfRound(marks: BySeat<readonly ChalkMark[]>, index: number): ChalkRow['marks'] {
  const [player1, player2] = [marks.player1[index], marks.player2[index]];
  return { ...(player1 && { player1 }), ...(player2 && { player2 }) };
}
