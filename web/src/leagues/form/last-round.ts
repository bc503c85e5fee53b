import { WEEKDAYS, type Weekday } from '@darts/rules/leagues/schedule';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * The date of the last of so many rounds, for a form that is being filled in. In the days of UTC,
 * which are all alike: browsers need not know Temporal for it.
 *
 * @param startDate as YYYY-MM-DD, and so is the date returned
 */
export function lastRoundDate(startDate: string, weekday: Weekday, rounds: number): string {
  const start = Date.parse(startDate);
  const wanted = WEEKDAYS.indexOf(weekday) + 1;
  const days = (wanted - new Date(start).getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
  return new Date(start + (days + (rounds - 1) * WEEK_DAYS) * DAY_MS).toISOString().slice(0, 10);
}
