/** Columns for the figures of a player, of a game and of sums of games. */
import { TOTALS_STEPS, type Figures } from '@darts/rules/play/x01/figures/figures';

/** Column for the number of turns in a range of totals, named after the lowest total: from0, from20, … from180. */
type StepColumn = `from${number}`;

const stepColumn = (step: number): StepColumn => `from${step}`;

/** Columns that are summed over games. */
export type SummedColumns = {
  readonly points: number;
  readonly turns: number;
  readonly darts: number;
  readonly nine_points: number; // in the first three turns of each leg
  readonly nine_darts: number;
  readonly legs: number; // with a winner
  readonly legs_won: number;
  readonly finishes: number; // closed legs in which the darts at a finish are known
  readonly finish_darts: number;
} & { readonly [Step in StepColumn]: number };

/** Columns that keep the best value of several games. */
export type BestColumns = {
  readonly best_turn: number;
  readonly best_close: number; // 0 if no leg was closed
  readonly best_leg: number | null; // fewest darts of a leg won
};

export const SUMMED = [
  'points',
  'turns',
  'darts',
  'nine_points',
  'nine_darts',
  'legs',
  'legs_won',
  'finishes',
  'finish_darts',
  ...TOTALS_STEPS.map(stepColumn),
] as const satisfies readonly (keyof SummedColumns)[];

export function figureColumns(figures: Figures): SummedColumns & BestColumns {
  const { ninePoints, nineDarts, legsWon, finishDarts, bestTurn, bestClose, bestLeg } = figures;
  const { points, turns, darts, legs, finishes, steps } = figures;
  return {
    points,
    turns,
    darts,
    nine_points: ninePoints,
    nine_darts: nineDarts,
    legs,
    legs_won: legsWon,
    finishes,
    finish_darts: finishDarts,
    best_turn: bestTurn,
    best_close: bestClose,
    best_leg: bestLeg,
    ...Object.fromEntries(TOTALS_STEPS.map((step, index) => [stepColumn(step), steps[index] ?? 0])),
  };
}

export const figuresFrom = (columns: SummedColumns & BestColumns): Figures => ({
  points: columns.points,
  turns: columns.turns,
  darts: columns.darts,
  ninePoints: columns.nine_points,
  nineDarts: columns.nine_darts,
  legs: columns.legs,
  legsWon: columns.legs_won,
  finishes: columns.finishes,
  finishDarts: columns.finish_darts,
  bestTurn: columns.best_turn,
  bestClose: columns.best_close,
  bestLeg: columns.best_leg,
  steps: TOTALS_STEPS.map((step) => columns[stepColumn(step)] ?? 0),
});
