import { dateCalls, movingCalls } from '@darts/contracts/calls/dates';
import type { Caller } from '#platform/caller.ts';
import { sendCalendar } from '#platform/http/files.ts';
import { routes } from '#platform/http/routes.ts';
import { words } from '#words.ts';
import type { CompetitionKind } from '../competitions/service.ts';
import type { OwnDates } from './calendar.ts';
import type { DateService } from './service.ts';
import type { PreferencesRow } from './tables.ts';

export const dateRoutes = (dates: DateService, own: OwnDates) => {
  const datesOf = async (gameId: string, caller: Caller) => ({
    dates: await dates.get(gameId, caller),
  });
  return routes(
    dateCalls,
    {
      listUpcomingGames: ({ caller }) => dates.upcoming(caller),
      getGameDates: ({ params: { gameId }, caller }) => datesOf(gameId, caller),
      async proposeTimes({ params: { gameId }, body, caller }) {
        await dates.propose(gameId, body.times, caller);
        return datesOf(gameId, caller);
      },
      async agreeToTime({ params: { gameId }, body, caller }) {
        await dates.agree(gameId, body.at, caller);
        return datesOf(gameId, caller);
      },
      noteNoShow: ({ params: { gameId }, caller }) => dates.noteNoShow(gameId, caller),
      getDatePreferences: async ({ caller }) => preferences(await own.preferences(caller)),
      setReminders: async ({ body, caller }) =>
        preferences(await own.wantReminders(caller, body.reminders)),
      renewCalendar: async ({ body, caller }) =>
        preferences(await own.renewCalendar(caller, body?.requestId)),
      getOwnCalendar: async ({ params }, reply) =>
        sendCalendar(reply, words.calendar.files.own, await own.calendar(params.token)),
      stopReminders: ({ params }) => own.stopReminders(params.token),
    },
    words.done.dates,
  );
};

export const movingRoutes = (kind: CompetitionKind, dates: DateService) =>
  routes(
    movingCalls(kind),
    {
      moveGame: ({ params, body, caller }) => dates.move(kind, params, body, caller),
      moveRound: ({ params, body, caller }) => dates.moveRound(kind, params, body, caller),
    },
    words.done.dates,
  );

const preferences = ({ calendar_token, wants_reminders }: PreferencesRow) => ({
  calendarToken: calendar_token,
  reminders: wants_reminders === 1,
});
