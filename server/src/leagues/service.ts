import { playersOf } from '@darts/contracts/game/pairs';
import type { CompetitionFilters, GameStage } from '@darts/contracts/competitions';
import type {
  Classification,
  League,
  LeagueBody,
  NewLeague,
  LeagueRound,
  ListedLeague,
  Outlook,
  OverdueGames,
  OverduePage,
} from '@darts/contracts/leagues';
import type { Caller } from '#platform/caller.ts';
import type { CalendarFiles } from '#platform/calendars/calendar-files.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { enrolling, fieldsOf, refOf, type CompetitionService } from '../competitions/service.ts';
import { atRiskBefore, type DateService } from '../dates/service.ts';
import type { PlayService } from '../play/service.ts';
import { leagueCalendars } from './calendars.ts';
import { drawLeague } from './draw.ts';
import { outlookCache } from './outlook-cache.ts';
import { leagueRepository } from './repository.ts';
import { withoutVoided } from './results.ts';
import { scheduled, scheduleReader } from './schedule.ts';
import { tableCache } from './table-cache.ts';
import { usualRules } from './table-rules.ts';
import { dateOf } from '#platform/madrid.ts';
import { leagueGame, leagueView, listedLeague, ownOf } from './views.ts';

type Deps = {
  readonly db: Db;
  readonly competitions: CompetitionService;
  readonly games: PlayService;
  readonly dates: DateService;
  readonly contested: (leagueId: string) => Promise<readonly string[]>; // games that wait for a decision
  readonly clock: Clock;
  readonly calendarFile: CalendarFiles;
};

/** Leagues: round robins, with a round a week. */
export function leagueService(deps: Deps) {
  const { db, competitions, games, dates, contested, clock, calendarFile } = deps;
  const scheduleOf = scheduleReader(db, competitions);
  const tableOf = tableCache(db);
  const outlookOf = outlookCache(db);
  const calendars = leagueCalendars({ db, scheduleOf, games, dates, clock, calendarFile });
  const { join, leave } = enrolling(competitions, get);

  /** @throws {Refusal} `league-not-found` */
  async function get(leagueId: string): Promise<League> {
    return leagueView(await scheduleOf(leagueId));
  }

  /**
   * Returns a round with its games; no games while the league is pending.
   *
   * @throws {Refusal} `league-not-found`, `round-not-found`
   */
  async function round(leagueId: string, number: number): Promise<LeagueRound> {
    const { competition, roundDates } = await scheduleOf(leagueId);
    const date = roundDates[number - 1];
    if (date === undefined) throw new Refusal('round-not-found');

    const rows = await leagueRepository(db).gamesOf(leagueId, number);
    const ids = rows.map((row) => row.game_id);
    const counted = new Set(withoutVoided(rows, competition.enrolled).map((row) => row.game_id));
    const [played, planned] = [await games.briefs(ids), await dates.of(ids)];
    const busy = new Set(played.flatMap((game) => playersOf(game).map((player) => player?.userId)));
    const isBegun = competition.status !== 'pendiente';
    const resting = competition.enrolled.find(
      (row) => row.username !== null && !busy.has(row.user_id),
    );
    return {
      round: number,
      date,
      games: played.map((game) =>
        Object.assign(
          leagueGame(game, number, date, planned.get(game.gameId)),
          !counted.has(game.gameId) && { isVoided: true },
        ),
      ),
      resting: isBegun && resting ? refOf(resting) : null,
    };
  }

  /**
   * Reads a league for its caches: the version first, then the enrolments. In the other order a withdrawal
   * that commits in between would be missing from the value cached under the newer version.
   *
   * @throws {Refusal} `league-not-found`
   */
  async function cacheable(leagueId: string) {
    const own = await leagueRepository(db).get(leagueId);
    return { own, competition: await competitions.get(leagueId) };
  }

  return {
    get,
    join,
    leave,
    calendar: calendars.calendar,
    roundsCalendar: calendars.roundsCalendar,
    round,

    async list(filters: CompetitionFilters, caller: Caller): Promise<ListedLeague[]> {
      const rows = await competitions.list(filters, caller);
      const own = await leagueRepository(db).in(rows.map((row) => row.competition_id));
      const byId = new Map(own.map((row) => [row.league_id, row]));
      return rows.flatMap((row) => {
        const league = byId.get(row.competition_id);
        return league ? [listedLeague(row, league)] : [];
      });
    },

    /** @throws {Refusal} `may-not-organise`, `no-session` */
    async create({ requestId, ...body }: NewLeague, caller: Caller): Promise<League> {
      const leagueId = await competitions.create(
        caller,
        { ...fieldsOf(body), requestId },
        (unit, id) =>
          leagueRepository(unit.db).add({ league_id: id, ...usualRules(body), ...ownOf(body) }),
      );
      return get(leagueId);
    },

    /**
     * @throws {Refusal} `league-not-found`, `may-not-organise`, `not-the-creator`, `not-pending`,
     * `too-many-enrolled`
     */
    async edit(leagueId: string, body: LeagueBody, caller: Caller): Promise<League> {
      await competitions.edit(leagueId, caller, fieldsOf(body), (unit) =>
        leagueRepository(unit.db).update(leagueId, ownOf(body)),
      );
      return get(leagueId);
    },

    /**
     * @throws {Refusal} `league-not-found`, `not-the-creator`, `not-pending`, `too-few-participants`
     */
    async start(leagueId: string, caller: Caller): Promise<League> {
      await competitions.start(leagueId, caller, async (unit, competition, userIds) => {
        const own = await leagueRepository(unit.db).get(leagueId);
        await drawLeague(unit, { games, dates }, scheduled(competition, own), userIds);
      });
      return get(leagueId);
    },

    /**
     * Ends the league: unplayed games are void. Refused while a game is running.
     *
     * @throws {Refusal} `league-not-found`, `not-the-creator`, `not-in-progress`, `game-in-progress`
     */
    async end(leagueId: string, caller: Caller): Promise<League> {
      await competitions.end(leagueId, caller, (unit) =>
        games.close(unit, { kind: 'league', competitionId: leagueId }),
      );
      return get(leagueId);
    },

    /**
     * Returns a page of the unplayed games of past rounds, oldest first, and all running games.
     *
     * @throws {Refusal} `league-not-found`
     */
    async overdue(leagueId: string, page: OverduePage): Promise<OverdueGames> {
      const { competition, roundDates } = await scheduleOf(leagueId);
      const inGrace = page.inGrace
        ? {
            dueFrom: atRiskBefore(competition, clock()),
            dueBefore: dateOf(clock()),
            besides: await contested(leagueId),
          }
        : undefined;
      const past = roundDates.findLastIndex((date) => date < dateOf(clock())) + 1;
      const unplayed = await leagueRepository(db).unplayed(leagueId, past, page, inGrace);
      const running = await leagueRepository(db).running(leagueId);
      const ids = [...unplayed, ...running].map(({ gameId }) => gameId);
      const [briefs, planned] = [await games.briefs(ids), await dates.of(ids)];
      const briefOf = new Map(briefs.map((brief) => [brief.gameId, brief]));
      const viewsOf = (rows: typeof running) =>
        rows.flatMap(({ gameId, round: number }) => {
          const [date, brief] = [roundDates[number - 1], briefOf.get(gameId)];
          return date && brief ? [leagueGame(brief, number, date, planned.get(gameId))] : [];
        });
      return {
        games: viewsOf(unplayed),
        running: viewsOf(running),
        total: await leagueRepository(db).countUnplayed(leagueId, past, inGrace),
        unplayed: await leagueRepository(db).countUnplayed(leagueId, roundDates.length),
      };
    },

    /**
     * Returns the stage of a league that one of its games belongs to.
     *
     * @throws {Refusal} `league-not-found`
     */
    async stageOf(leagueId: string, gameId: string): Promise<GameStage> {
      const { competition, roundDates } = await scheduleOf(leagueId);
      const number = await leagueRepository(db).roundOf(gameId);
      const planned = await dates.of([gameId]);
      const rows = await leagueRepository(db).gamesOf(leagueId, number);
      const counted = withoutVoided(rows, competition.enrolled);
      return {
        name: competition.name,
        round: number,
        rounds: roundDates.length,
        ...(!counted.some((row) => row.game_id === gameId) && { isVoided: true }),
        date: planned.get(gameId)?.due ?? roundDates[number - 1],
      };
    },

    /**
     * Returns the table, best first.
     *
     * @throws {Refusal} `league-not-found`
     */
    async classification(leagueId: string): Promise<Classification> {
      const { own, competition } = await cacheable(leagueId);
      const table = await tableOf(competition, own);
      return table.map(({ legs, ...row }) =>
        Object.assign(row, { legsFor: legs.won, legsAgainst: legs.lost }),
      );
    },

    /**
     * Returns the ranks of a league's players in the table, by user id. Deleted accounts are left out.
     *
     * @throws {Refusal} `league-not-found`
     */
    async ranks(leagueId: string): Promise<ReadonlyMap<string, number>> {
      const { own, competition } = await cacheable(leagueId);
      const table = await tableOf(competition, own);
      return new Map(
        table.flatMap(({ user, rank }) => (user.userId === null ? [] : [[user.userId, rank]])),
      );
    },

    /**
     * Returns the places that a player of a league in progress can still reach, and the points needed.
     *
     * @throws {Refusal} `league-not-found`, `not-in-progress`, `user-not-found`,
     * `player-withdrawn`
     */
    async outlook(leagueId: string, userId: string): Promise<Outlook> {
      const { own, competition } = await cacheable(leagueId);
      if (competition.status !== 'encurso') throw new Refusal('not-in-progress');
      const player = competition.enrolled.find((row) => row.user_id === userId);
      if (!player?.username) throw new Refusal('user-not-found');
      if (player.withdrawn) throw new Refusal('player-withdrawn');
      const { needs, ...outlook } = await outlookOf(competition, own, userId);
      return { ...outlook, needs: [...needs] };
    },

    /** Counts a result, which makes the cached table and outlooks stale. */
    noteResult: ({ db: trx }: Unit, leagueId: string): Promise<void> =>
      leagueRepository(trx).countResult(leagueId),
  };
}

export { dateRound } from './schedule.ts';
export type LeagueService = ReturnType<typeof leagueService>;
