import type { DatePreferences } from '@darts/contracts/dates';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** What the user has chosen about mails and their calendar. */
export const preferencesQuery = queryOptions({
  queryKey: ['competitions', 'dates', 'preferences'],
  queryFn: ({ signal }) => get<DatePreferences>('/reminders/', signal),
});

/** Where programs subscribe to it. */
export const calendarAddress = ({ calendarToken }: DatePreferences): string => {
  const path = `/api/reminders/calendar/${calendarToken}/partidas.ics`;
  return `webcal://${location.host}${path}`;
};
