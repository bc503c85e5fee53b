import { TO_ANSWER } from '@darts/contracts/results';
import type { ResultProposalRow } from './tables.ts';

const DAY = 24 * 3_600_000;

/** Returns when the organisers were last asked about a game; null for never. */
export function lastAsked(row: ResultProposalRow | undefined, now: number): number | null {
  if (!row) return null;
  const answerBy = row.proposed_at + TO_ANSWER;
  if (row.disputed_at === null && answerBy <= now) return answerBy;
  return row.asked_at !== null && row.asked_at > now ? row.asked_at - DAY : row.asked_at;
}

/** Returns the time of the history entry that the organisers are asked about, and when they are asked. */
export const askedAbout = (row: ResultProposalRow) =>
  row.disputed_at === null
    ? { at: row.proposed_at, sendAt: row.proposed_at + TO_ANSWER }
    : { at: row.disputed_at, sendAt: row.asked_at ?? row.disputed_at };

/** Returns when the organisers are asked about a dispute raised now: once a day at most. */
export const nextAsked = (last: number | null, now: number): number =>
  last === null ? now : Math.max(now, last + DAY);
