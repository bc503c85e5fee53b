import { DARTS_PER_TURN } from '../../darts.ts';

/** Returns the mean per three darts; 0 before the first dart. */
export const threeDartAverage = (points: number, darts: number): number =>
  darts === 0 ? 0 : (points / darts) * DARTS_PER_TURN;
