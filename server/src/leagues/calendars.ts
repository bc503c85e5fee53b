import { rivalOf } from '@darts/rules/play/pair';
import { playersOf, sideOfUser } from '@darts/contracts/game/pairs';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { deletedPlayer } from '@darts/contracts/accounts';
import type { CalendarDay } from '#platform/calendars/calendar.ts';
import type { CalendarFile, CalendarFiles } from '#platform/calendars/calendar-files.ts';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { dateOf } from '#platform/madrid.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from '#words.ts';
import type { Competition } from '../competitions/service.ts';
import type { DateService, GameDateRow } from '../dates/service.ts';
import type { GameBrief, PlayService } from '../play/service.ts';
import { leagueRepository } from './repository.ts';
import { movedRounds, type ScheduleOf } from './schedule.ts';

type Deps = {
  readonly db: Db;
  readonly scheduleOf: ScheduleOf;
  readonly games: PlayService;
  readonly dates: DateService;
  readonly clock: Clock;
  readonly calendarFile: CalendarFiles;
};

/** Leagues as iCalendar files: one of a player's games, and one of all rounds. */
export const leagueCalendars = ({ db, scheduleOf, games, dates, clock, calendarFile }: Deps) => ({
  /**
   * Returns a player's games as an iCalendar file.
   *
   * @throws {Refusal} `league-not-found`, `no-league-games`, `too-many-requests`, `too-busy`
   */
  calendar: (leagueId: string, { userId }: Caller): Promise<CalendarFile> =>
    calendarFile(`${leagueId} ${userId}`, userId, async () => {
      const { competition, roundDates } = await scheduleOf(leagueId);
      const own = await leagueRepository(db).gamesOfPlayer(leagueId, userId);
      if (own.length === 0) throw new Refusal('no-league-games');
      const ids = own.map(({ gameId }) => gameId);
      const [briefs, planned] = [await games.briefs(ids), await dates.of(ids)];
      const briefOf = new Map(briefs.map((brief) => [brief.gameId, brief]));
      const days = own.flatMap(({ gameId, round }) => {
        const [date, brief] = [roundDates[round - 1], briefOf.get(gameId)];
        const when = { round, date: date ?? '', planned: planned.get(gameId), userId };
        return date && brief ? [calendarGame(brief, competition, when)] : [];
      });
      return contentsOf(competition, days, dateOf(clock()));
    }),

  /**
   * Returns the rounds of a league as an iCalendar file; while pending, the rounds of a full league.
   *
   * @throws {Refusal} `league-not-found`, `too-many-requests`, `too-busy`
   */
  roundsCalendar: (leagueId: string, { userId }: Caller): Promise<CalendarFile> =>
    calendarFile(leagueId, userId, async () => {
      const { competition, own, roundDates } = await scheduleOf(leagueId);
      const moved = movedRounds(own);
      const days = roundDates.map((date, index) => {
        const round = index + 1;
        return calendarRound(competition, { round, date, changes: moved[round]?.changes ?? 0 });
      });
      return contentsOf(competition, days, dateOf(clock()));
    }),
});

/** Returns the contents of a calendar. Only the next day has the league's description, to keep the file small. */
function contentsOf(
  { name, description }: Competition,
  days: readonly CalendarDay[],
  today: string,
) {
  const next = days.find(({ date }) => date >= today) ?? days[0];
  const describe = (day: CalendarDay): CalendarDay =>
    day === next && description ? { ...day, about: `${day.about}\n${description}` } : day;
  return { name, days: days.map(describe) };
}

/** Returns a game as a day in the calendar of one of its players. */
const calendarGame = (
  { gameId, version, endReason, ...game }: GameBrief,
  { name }: Competition,
  {
    round,
    date,
    planned,
    userId,
  }: {
    readonly round: number;
    readonly date: string;
    readonly planned: GameDateRow | undefined;
    readonly userId: string;
  },
): CalendarDay => ({
  id: gameId,
  version: version + (planned?.changes ?? 0),
  date: planned?.due ?? date,
  at: planned?.agreed_at ?? undefined,
  summary: words.calendar.game(
    name,
    (playersOf(game)[rivalOf(sideOfUser(game, userId) ?? 1)] ?? deletedPlayer).username,
  ),
  about: [
    words.calendar.round(round),
    ...(planned?.agreed_at ? [words.calendar.agreed(planned.agreed_at)] : []),
  ].join('\n'),
  path: `/game/lobby/${gameId}`,
  isOff: hasNoScore(endReason),
});

type CalendarRound = {
  readonly round: number;
  readonly date: string;
  readonly changes: number; // number of changes of the date
};

/** Returns a round of a league as a day in the calendar of all rounds. */
const calendarRound = (
  { competition_id: leagueId, name }: Competition,
  { round, date, changes }: CalendarRound,
): CalendarDay => ({
  id: `${leagueId}-${round}`,
  version: 1 + changes,
  date,
  summary: words.calendar.roundOf(name, round),
  about: words.calendar.round(round),
  path: `/leagues/${leagueId}?jornada=${round}`,
});
