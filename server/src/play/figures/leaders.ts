import type { Leader, Leaders } from '@darts/contracts/figures';
import { compareUsernames } from '@darts/rules/accounts/name-order';
import { threeDartAverage } from '@darts/rules/play/x01/figures/average';

const SHOWN = 3; // players per figure

type Row = {
  readonly user_id: string;
  readonly username: string;
  readonly points: number;
  readonly darts: number;
  readonly from180: number;
  readonly best_close: number;
  readonly best_leg: number | null;
};

/** Returns the best players of each figure; players with equal values are sorted by name. */
export function leadersOf(rows: readonly Row[]): Leaders {
  const best = (valueOf: (row: Row) => number | null, isHigh = true): Leader[] =>
    rows
      .flatMap((row) => {
        const value = valueOf(row);
        const user = { userId: row.user_id, username: row.username };
        return value === null || value === 0 ? [] : [{ user, value }];
      })
      .toSorted(
        (one, other) =>
          (isHigh ? other.value - one.value : one.value - other.value) ||
          compareUsernames(one.user.username, other.user.username),
      )
      .slice(0, SHOWN);
  return {
    average: best(({ points, darts }) => threeDartAverage(points, darts)),
    turns180: best(({ from180 }) => from180),
    bestClose: best(({ best_close }) => best_close),
    bestLeg: best(({ best_leg }) => best_leg, false),
  };
}
