import { getDatePreferences, getOwnCalendar } from '@darts/contracts/addresses/dates';
import type { DatePreferences } from '@darts/contracts/dates';
import { queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '#platform/api.ts';

/** Query for the user's settings for mails and their calendar. */
export const preferencesQuery = queryOptions({
  queryKey: ['competitions', 'dates', 'preferences'],
  queryFn: ({ signal }) => call(getDatePreferences, { signal }),
});

/** Returns the address of the calendar subscription. */
export const calendarAddress = ({ calendarToken }: DatePreferences): string =>
  `webcal://${location.host}${hrefOf(getOwnCalendar, { params: { token: calendarToken } })}`;
