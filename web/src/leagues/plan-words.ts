import { formatDate } from '#competitions/calendar-date.ts';

/** How long a league is: '14 jornadas, hasta el 03/12/2026.' */
export const planWords = (rounds: number, lastDate: string): string =>
  `${rounds === 1 ? '1 jornada, el' : `${rounds} jornadas, hasta el`} ${formatDate(lastDate)}.`;
