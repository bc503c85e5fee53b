/** Addresses of the calls in `calls/dates.ts`. */
import { ONE, type Kind } from './one.ts';

export const listUpcomingGames = 'GET /games/upcoming';
export const getGameDates = 'GET /games/:gameId/dates';
export const proposeTimes = 'POST /games/:gameId/dates/proposal';
export const agreeToTime = 'POST /games/:gameId/dates/agreement';
export const noteNoShow = 'POST /games/:gameId/no-show';
export const getDatePreferences = 'GET /reminders/';
export const setReminders = 'PUT /reminders/';
export const renewCalendar = 'POST /reminders/calendar/renew';
export const getOwnCalendar = 'GET /reminders/calendar/:token/partidas.ics';
export const stopReminders = 'POST /reminders/off/:token';

export const moveGame = (of: Kind) => `PUT /${ONE[of]}/dates/:gameId` as const;
export const moveRound = (of: Kind) => `PUT /${ONE[of]}/rounds/:round/date` as const;
