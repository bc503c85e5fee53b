/** A turn while it is being entered, dart by dart. */
import { DARTS_PER_TURN } from './darts.ts';

const sum = (darts: readonly number[]) => darts.reduce((total, dart) => total + dart, 0);

/**
 * Whether no further dart would be thrown: three are, or those thrown reach zero or bust.
 *
 * @param left points left before the turn
 */
export const isTurnOver = (darts: readonly number[], left: number): boolean =>
  darts.length === DARTS_PER_TURN || sum(darts) >= left;

/**
 * How many of the darts are thrown: none after the one that reaches zero or busts.
 *
 * @param left points left before the turn
 */
export function dartsThrown(darts: readonly number[], left: number): number {
  const last = darts.findIndex((_, index) => isTurnOver(darts.slice(0, index + 1), left));
  return last === -1 ? darts.length : last + 1;
}

/** The turn as it is recorded: three values, the darts not thrown as 0. */
export const recordedDarts = (darts: readonly number[]): number[] =>
  Array.from({ length: DARTS_PER_TURN }, (_, index) => darts[index] ?? 0);
