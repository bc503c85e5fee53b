import type { Caller } from '#platform/caller.ts';
import type { CalendarDay } from '#platform/calendars/calendar.ts';
import type { Clock } from '#platform/clock.ts';
import type { CalendarFile, CalendarFiles } from '#platform/calendars/calendar-files.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import { madeRequests } from '#platform/store/made-requests.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { newToken } from '#platform/tokens.ts';
import { words } from '#words.ts';
import { lockAccounts } from '../accounts/service.ts';
import { preferencesRepository } from './preferences-repository.ts';
import { dateRepository, type UpcomingRow } from './repository.ts';
import type { PreferencesRow } from './tables.ts';

type Changes = Partial<Omit<PreferencesRow, 'user_id'>>;

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly calendarFile: CalendarFiles;
};

const MAX_DAYS = 300; // days in a calendar: the next ones

/** A player's own calendar to subscribe to, and preferences for mails. */
export function ownDates({ db, transact, clock, calendarFile }: Deps) {
  /** @throws {Refusal} `no-session` */
  const change = (
    { userId }: Pick<Caller, 'userId'>,
    changesIn: (unit: Unit) => Promise<Changes>,
  ): Promise<PreferencesRow> =>
    transact(async (unit) => {
      if (!(await lockAccounts(unit.db, [userId]))) throw new Refusal('no-session');
      const preferences = preferencesRepository(unit.db);
      await preferences.open(userId);
      const changes = await changesIn(unit);
      if (Object.keys(changes).length > 0) await preferences.change(userId, changes);
      return preferences.open(userId);
    });

  return {
    /**
     * Returns the secret of the caller's calendar, and the caller's preferences for mails.
     *
     * @throws {Refusal} `no-session`
     */
    preferences: (caller: Caller): Promise<PreferencesRow> => change(caller, async () => ({})),

    /** @throws {Refusal} `no-session` */
    wantReminders: (caller: Caller, wants: boolean): Promise<PreferencesRow> =>
      change(caller, async () => {
        const wanted = wants ? 1 : 0;
        return { wants_reminders: wanted, wants_calls: wanted };
      }),

    /**
     * Replaces the secret of the calendar; its previous address stops working. Repeated with the same `requestId`,
     * it changes nothing.
     *
     * @throws {Refusal} `no-session`
     */
    renewCalendar: ({ userId }: Caller, requestId: string | undefined): Promise<PreferencesRow> =>
      change({ userId }, async ({ db: trx }) => {
        const isFirst = await madeRequests(trx).isFirst({ userId, requestId, at: clock() });
        return isFirst ? { calendar_token: newToken() } : {};
      }),

    /** Turns off the mails about games for the receiver of a mail with this token. No-op for an unknown token. */
    stopReminders: (token: string): Promise<void> => preferencesRepository(db).stop(token),

    /**
     * Returns the next games of a player as an iCalendar file.
     *
     * @throws {Refusal} `not-found`, `too-many-requests`, `too-busy`
     */
    async calendar(token: string): Promise<CalendarFile> {
      const userId = await preferencesRepository(db).ownerOf(token);
      if (userId === undefined) throw new Refusal('not-found');
      return calendarFile(`own ${userId}`, token, async () => {
        const rows = await dateRepository(db).upcoming(userId, MAX_DAYS);
        return { name: words.calendar.own, days: calendarDays(rows.slice(0, MAX_DAYS)) };
      });
    },
  };
}

/** Returns the days of a calendar. Only the first game of each competition has its description. */
function calendarDays(rows: readonly UpcomingRow[]): CalendarDay[] {
  const said = new Set<string>();
  return rows.map((row) => {
    const isFirst = !said.has(row.competition_id);
    said.add(row.competition_id);
    return calendarDay(row, isFirst ? row.description : '');
  });
}

// Matches the same game in the calendar of a league.
const calendarDay = (row: UpcomingRow, description: string): CalendarDay => ({
  id: row.game_id,
  version: row.version + row.changes,
  date: row.due,
  at: row.agreed_at ?? undefined,
  summary: words.calendar.game(row.name, row.rival),
  about: [
    row.league_round !== null && words.calendar.round(row.league_round),
    row.agreed_at !== null && words.calendar.agreed(row.agreed_at),
    description,
  ]
    .filter(Boolean)
    .join('\n'),
  path: `/game/lobby/${row.game_id}`,
});

export type OwnDates = ReturnType<typeof ownDates>;
