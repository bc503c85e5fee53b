import type { Caller } from '#platform/caller.ts';
import { calendarOf } from '#platform/calendar.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Transact } from '#platform/store/transactions.ts';
import { newToken } from '#platform/tokens.ts';
import { words } from '#words.ts';
import { lockAccounts } from '../accounts/service.ts';
import { preferencesRepository } from './preferences-repository.ts';
import { dateRepository, type UpcomingRow } from './repository.ts';
import type { PreferencesRow } from './tables.ts';

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly publicUrl: URL;
};

/** What a player has sent and shown of the dates of their games: a calendar to subscribe to, and mails. */
export function ownDates({ db, transact, clock, publicUrl }: Deps) {
  /** @throws {Refusal} `no-session` */
  const change = (
    { userId }: Caller,
    changes: Partial<Pick<PreferencesRow, 'calendar_token' | 'wants_reminders'>>,
  ): Promise<PreferencesRow> =>
    transact(async (unit) => {
      if (!(await lockAccounts(unit.db, [userId]))) throw new Refusal('no-session');
      const preferences = preferencesRepository(unit.db);
      await preferences.open(userId);
      if (Object.keys(changes).length > 0) await preferences.change(userId, changes);
      return preferences.open(userId);
    });

  return {
    /**
     * The secret address of the caller's calendar, and whether they want reminders.
     *
     * @throws {Refusal} `no-session`
     */
    preferences: (caller: Caller): Promise<PreferencesRow> => change(caller, {}),

    /** @throws {Refusal} `no-session` */
    wantReminders: (caller: Caller, wants: boolean): Promise<PreferencesRow> =>
      change(caller, { wants_reminders: wants ? 1 : 0 }),

    /**
     * Another secret: the address before shows nothing from now on.
     *
     * @throws {Refusal} `no-session`
     */
    renewCalendar: (caller: Caller): Promise<PreferencesRow> =>
      change(caller, { calendar_token: newToken() }),

    /** No more reminders for whom a mail with this token was sent to; for anything else, nothing. */
    stopReminders: (token: string): Promise<void> => preferencesRepository(db).stop(token),

    /**
     * The games that a player is still to play, as an iCalendar file.
     *
     * @throws {Refusal} `not-found`
     */
    async calendar(token: string): Promise<string> {
      const userId = await preferencesRepository(db).ownerOf(token);
      if (userId === undefined) throw new Refusal('not-found');
      const rows = await dateRepository(db).upcoming(userId);
      return calendarOf({
        name: words.calendar.own,
        now: clock(),
        publicUrl,
        days: rows.map(calendarDay),
      });
    },
  };
}

// As the calendar of a league has the same game.
const calendarDay = (row: UpcomingRow) => ({
  id: row.game_id,
  version: row.version + row.changes,
  date: row.due,
  at: row.agreed_at ?? undefined,
  summary: words.calendar.game(row.name, row.rival),
  about: [row.league_round !== null && words.calendar.round(row.league_round), row.description]
    .filter(Boolean)
    .join('\n'),
  path: `/game/lobby/${row.game_id}`,
});

export type OwnDates = ReturnType<typeof ownDates>;
