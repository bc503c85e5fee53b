import { DARTS_PER_TURN } from '@darts/rules/play/darts';

/** The average by three darts; 0 before the first. */
export const averageOf = (points: number, darts: number): number =>
  darts === 0 ? 0 : (points / darts) * DARTS_PER_TURN;
