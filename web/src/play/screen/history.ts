import type { Game } from '@darts/rules/play/game';
import { turnsByLeg } from '@darts/rules/play/legs';
import { roundOf } from '@darts/rules/play/progress';
import { everySide, type BySide, type Side } from '@darts/rules/play/sides';
import type { Turn } from '@darts/rules/play/x01/turn';

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
  readonly marks: BySide<ChalkMark | undefined>;
  readonly isCurrent: boolean;
};

/**
 * Returns the rows of each leg, one per round. The current leg has rows for its coming rounds, too; sudden
 * death adds further rows.
 */
export function chalkLegs(game: Game): readonly (readonly ChalkRow[])[] {
  const current = game.outcome ? undefined : roundOf(game);
  return turnsByLeg(game).map((turns, index) =>
    rowsOf(game, turns, index === game.legs.length ? current : undefined),
  );
}

/** @param current the current round; undefined for a finished leg */
function rowsOf(
  { settings }: Game,
  turns: readonly Turn[],
  current: number | undefined,
): readonly ChalkRow[] {
  const marks = everySide(settings.sides).map((side) => marksIn(settings.start, turns, side));
  const played = Math.max(...marks.map(({ length: rounds }) => rounds));
  const length = current ? Math.max(settings.rounds, current) : played;

  return Array.from({ length }, (_, index) => ({
    round: index + 1,
    marks: marks.map((own) => own[index]),
    isCurrent: index + 1 === current,
  }));
}

/**
 * Returns the points left by a player in a leg: the start, then after each turn.
 *
 * @param leg its number, from 1
 */
export const remaining = (game: Game, side: Side, leg: number): readonly number[] => [
  game.settings.start,
  ...marksIn(game.settings.start, turnsByLeg(game)[leg - 1] ?? [], side).map(({ toGo }) => toGo),
];

function marksIn(start: number, turns: readonly Turn[], side: Side): readonly ChalkMark[] {
  const own = turns.filter((turn) => turn.side === side);
  let toGo = start;
  return own.map(({ total, bust, corrected }, index) => {
    toGo -= total;
    return { scored: total, bust, corrected, toGo, isLast: index === own.length - 1 };
  });
}
