/** Averages, computed from whole numbers of points and turns. */
import { DARTS_PER_TURN } from '../darts.ts';
import type { Side } from '../sides.ts';
import type { Turn } from './turn.ts';

export type Tally = {
  readonly points: number; // sum of the turns' totals; a bust counts 0
  readonly turns: number;
};

export const tallyOf = (turns: readonly Turn[], side: Side): Tally => {
  const own = turns.filter((turn) => turn.side === side);
  return { points: own.reduce((sum, turn) => sum + turn.total, 0), turns: own.length };
};

/** Counts the darts of a player: three a turn, busts included, except for the turn that closes a leg. */
export const dartsThrown = (turns: readonly Turn[], side: Side): number =>
  turns
    .filter((turn) => turn.side === side)
    .reduce((sum, { dartsUsed = DARTS_PER_TURN }) => sum + dartsUsed, 0);

/** Returns the mean per turn; 0 before the first turn. */
export const averagePerTurn = ({ points, turns }: Tally): number =>
  turns === 0 ? 0 : points / turns;

/** Returns the mean per dart. A turn counts as three darts, thrown or not. */
export const averagePerDart = (tally: Tally): number => averagePerTurn(tally) / DARTS_PER_TURN;

/** Width, in points, of the steps in which turn totals are counted. */
export const TOTALS_STEP = 20;

/** Returns the lowest total of the step that `total` falls into: 0, 20, ... 180. */
export const totalsStep = (total: number): number => total - (total % TOTALS_STEP);
