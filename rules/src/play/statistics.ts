/** Averages. Points and turns are stored as whole numbers and divided at the edge, so nothing drifts. */
import { DARTS_PER_TURN } from './darts.ts';
import type { Seat } from './seats.ts';
import type { Turn } from './turn.ts';

export type Tally = {
  readonly points: number; // sum of the turns' totals; a bust counts 0
  readonly turns: number;
};

export const tallyOf = (turns: readonly Turn[], seat: Seat): Tally => {
  const own = turns.filter((turn) => turn.seat === seat);
  return { points: own.reduce((sum, turn) => sum + turn.total, 0), turns: own.length };
};

/** How many darts a player has thrown in turns: three in each that neither closed nor bust before. */
export const dartsThrown = (turns: readonly Turn[], seat: Seat): number =>
  turns
    .filter((turn) => turn.seat === seat)
    .reduce((sum, { dartsUsed = DARTS_PER_TURN }) => sum + dartsUsed, 0);

/** Mean per turn; 0 before the first turn. */
export const averagePerTurn = ({ points, turns }: Tally): number =>
  turns === 0 ? 0 : points / turns;

/** Mean per dart: a turn is three darts, thrown or not. */
export const averagePerDart = (tally: Tally): number => averagePerTurn(tally) / DARTS_PER_TURN;

/** Width, in points, of the steps in which turn totals are counted. */
export const TOTALS_STEP = 20;

/** The step a turn's total falls into, by its lowest total: 0, 20, ... 180. */
export const totalsStep = (total: number): number => total - (total % TOTALS_STEP);
