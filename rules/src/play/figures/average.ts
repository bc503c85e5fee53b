import { DARTS_PER_TURN } from '../darts.ts';

/** Mean of three darts, of those that were thrown; 0 before the first. */
export const threeDartAverage = (points: number, darts: number): number =>
  darts === 0 ? 0 : (points / darts) * DARTS_PER_TURN;
