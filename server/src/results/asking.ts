import { TO_ANSWER } from '@darts/contracts/results';
import type { ResultProposalRow } from './tables.ts';

const DAY = 24 * 3_600_000;

/** When the organisers were last asked about a game, or will be as it is disputed; null for never. */
export function lastAsked(row: ResultProposalRow | undefined, now: number): number | null {
  if (!row) return null;
  const answerBy = row.proposed_at + TO_ANSWER;
  return row.disputed_at === null && answerBy <= now ? answerBy : row.asked_at;
}

/** When they are asked as it is disputed now: once a day at most. Nothing where they will be anyway. */
export function nextAsked(last: number | null, now: number): number | undefined {
  if (last === null) return now;
  return last > now ? undefined : Math.max(now, last + DAY);
}
