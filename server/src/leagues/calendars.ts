import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { deletedPlayer } from '@darts/contracts/accounts';
import { calendarOf, type CalendarDay } from '#platform/calendar.ts';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from '#words.ts';
import type { Competition } from '../competitions/service.ts';
import type { DateService, GameDateRow } from '../dates/service.ts';
import type { GameBrief, PlayService } from '../play/service.ts';
import { leagueRepository } from './repository.ts';
import type { ScheduleOf } from './schedule.ts';

type Deps = {
  readonly db: Db;
  readonly scheduleOf: ScheduleOf;
  readonly games: PlayService;
  readonly dates: DateService;
  readonly clock: Clock;
  readonly publicUrl: URL;
};

/** Leagues as iCalendar files: one of a player's games, and one of all rounds. */
export const leagueCalendars = ({ db, scheduleOf, games, dates, clock, publicUrl }: Deps) => ({
  /**
   * A player's games as an iCalendar file.
   *
   * @throws {Refusal} `league-not-found`, `no-league-games`
   */
  async calendar(leagueId: string, { userId }: Caller): Promise<string> {
    const { competition, roundDates } = await scheduleOf(leagueId);
    const own = await leagueRepository(db).gamesOfPlayer(leagueId, userId);
    if (own.length === 0) throw new Refusal('no-league-games');
    const ids = own.map(({ gameId }) => gameId);
    const [briefs, planned] = [await games.briefs(ids), await dates.of(ids)];
    const briefOf = new Map(briefs.map((brief) => [brief.gameId, brief]));
    return calendarOf({
      name: competition.name,
      now: clock(),
      publicUrl,
      days: own.flatMap(({ gameId, round }) => {
        const [date, brief] = [roundDates[round - 1], briefOf.get(gameId)];
        const when = { round, date: date ?? '', planned: planned.get(gameId), userId };
        return date && brief ? [calendarGame(brief, competition, when)] : [];
      }),
    });
  },

  /**
   * Its rounds as an iCalendar file; while pending, those of a full league.
   *
   * @throws {Refusal} `league-not-found`
   */
  async roundsCalendar(leagueId: string): Promise<string> {
    const { competition, roundDates } = await scheduleOf(leagueId);
    return calendarOf({
      name: competition.name,
      now: clock(),
      publicUrl,
      days: roundDates.map((date, index) => calendarRound(competition, index + 1, date)),
    });
  },
});

/** A game in the calendar of one of its players. */
const calendarGame = (
  { gameId, version, player1, player2, endReason }: GameBrief,
  { name, description }: Competition,
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
    ((player1?.userId === userId ? player2 : player1) ?? deletedPlayer).username,
  ),
  about: aboutRound(round, description),
  path: `/game/lobby/${gameId}`,
  isOff: hasNoScore(endReason),
});

/** A round of a league in the calendar of who runs it. */
const calendarRound = (
  { competition_id: leagueId, name, description }: Competition,
  round: number,
  date: string,
): CalendarDay => ({
  id: `${leagueId}-${round}`,
  version: 1, // its date stays, once the league has begun
  date,
  summary: words.calendar.roundOf(name, round),
  about: aboutRound(round, description),
  path: `/leagues/${leagueId}?jornada=${round}`,
});

const aboutRound = (round: number, description: string): string =>
  [words.calendar.round(round), description].filter(Boolean).join('\n');
