import { dateOf } from '#platform/madrid.ts';
import type { Competition } from '../competitions/service.ts';

/** Returns a date (YYYY-MM-DD). Games that were due before it are at risk: overdue beyond the days of grace. */
export const atRiskBefore = (
  { grace_days: days }: Pick<Competition, 'grace_days'>,
  now: number,
): string => Temporal.PlainDate.from(dateOf(now)).subtract({ days }).toString();
