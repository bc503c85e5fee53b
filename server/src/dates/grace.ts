import { dateOf } from '#platform/madrid.ts';
import type { Competition } from '../competitions/service.ts';

/** The games whose dates are before this one are at risk: they are later than the days of grace allow. */
export const atRiskBefore = (
  { grace_days: days }: Pick<Competition, 'grace_days'>,
  now: number,
): string => Temporal.PlainDate.from(dateOf(now)).subtract({ days }).toString();
