/** Which totals of a turn open or close a leg, where that takes a double (or a treble). */
import { DART_VALUES, DARTS_PER_TURN, DOUBLES, TOTALS_OF, TREBLES } from './darts.ts';
import type { Out } from './settings.ts';

const LAST: Readonly<Record<Out, readonly number[]>> = {
  straight: [...DART_VALUES],
  double: DOUBLES,
  master: [...DOUBLES, ...TREBLES],
};

/** Whether so many darts, or fewer, make a total with a last one that may close. */
const canClose = (total: number, darts: number, out: Out): boolean =>
  LAST[out].some((last) => TOTALS_OF[darts - 1]?.has(total - last));

/** The same with darts of which the first is a double; it may be the last, too. */
const canOpenAndClose = (total: number, darts: number, out: Out): boolean =>
  DOUBLES.some((first) => first === total || canClose(total - first, darts - 1, out));

/** Whether a turn may make a total before its player has begun to score: with a double, or without scoring. */
export const canOpen = (total: number): boolean =>
  total === 0 || canClose(total, DARTS_PER_TURN, 'double');

/**
 * The fewest darts that close a leg with a total above 0; none where no turn can.
 *
 * @param opens whether the first of them has to be a double
 */
export const fewestToClose = (total: number, out: Out, opens: boolean): number | undefined =>
  [1, 2, 3].find((darts) => (opens ? canOpenAndClose : canClose)(total, darts, out));
