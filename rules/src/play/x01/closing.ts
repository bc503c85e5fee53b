/** The totals of a turn that can open or close a leg with a double (or a treble). */
import { DART_VALUES, DARTS_PER_TURN, DOUBLES, TOTALS_OF, TREBLES } from '../darts.ts';
import type { Out } from './settings.ts';

const LAST: Readonly<Record<Out, readonly number[]>> = {
  straight: [...DART_VALUES],
  double: DOUBLES,
  master: [...DOUBLES, ...TREBLES],
};

/** True if at most `darts` darts can make `total` with a last dart that may close. */
const canClose = (total: number, darts: number, out: Out): boolean =>
  LAST[out].some((last) => TOTALS_OF[darts - 1]?.has(total - last));

/** True if at most `darts` darts can make `total`, opening with a double. The opening dart may also close. */
const canOpenAndClose = (total: number, darts: number, out: Out): boolean =>
  DOUBLES.some((first) => first === total || canClose(total - first, darts - 1, out));

/** True if the first turn of a double-in leg can make `total`: with a double first, or without scoring. */
export const canOpen = (total: number): boolean =>
  total === 0 || canClose(total, DARTS_PER_TURN, 'double');

/**
 * Returns the fewest darts that close a leg with `total` points; undefined if no turn can.
 *
 * @param total above 0
 * @param opens true if the first scoring dart has to be a double
 */
export const fewestToClose = (total: number, out: Out, opens: boolean): number | undefined =>
  [1, 2, 3].find((darts) => (opens ? canOpenAndClose : canClose)(total, darts, out));
