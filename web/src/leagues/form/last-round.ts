import { WEEKDAYS, type Weekday } from '@darts/rules/leagues/schedule';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * Returns the date of the last round, for a form that is being filled in. Computed in UTC, where all days have 24
 * hours: browsers need no Temporal for that.
 *
 * @param startDate as YYYY-MM-DD, like the date returned
 */
export function lastRoundDate(startDate: string, weekday: Weekday, rounds: number): string {
  const start = Date.parse(startDate);
  const wanted = WEEKDAYS.indexOf(weekday) + 1;
  const days = (wanted - new Date(start).getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
  return new Date(start + (days + (rounds - 1) * WEEK_DAYS) * DAY_MS).toISOString().slice(0, 10);
}
