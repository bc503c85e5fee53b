import type { CompetitionFilters, GameStage } from '@darts/contracts/competitions';
import type {
  BoardGameBody,
  BoardsBody,
  ListedTournament,
  Tournament,
  TournamentBody,
  NewTournament,
} from '@darts/contracts/tournaments';
import { isThirdPlace } from '@darts/rules/tournaments/bracket';
import type { CalendarFile, CalendarFiles } from '#platform/calendars/calendar-files.ts';
import { dateOf } from '#platform/madrid.ts';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { LostRace } from '#platform/store/transactions.ts';
import { asCreator, enrolling, fieldsOf } from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import { advancing, type AdvancingDeps } from './advancing.ts';
import { boardOf } from './board-views.ts';
import { tournamentBoards, type BoardIn } from './boards/boards.ts';
import { qualifiersTo } from './qualifiers.ts';
import { drawTournament } from './draw-tournament.ts';
import { groupRepository } from './group-repository.ts';
import { tournamentReader } from './reading.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import { checkOrder, seederFor, type SeedingDeps } from './seeding.ts';
import { newTournament, ownColumns, type Seeding } from './settings.ts';

type Deps = AdvancingDeps &
  SeedingDeps & {
    readonly db: Db;
    readonly dates: DateService;
    readonly clock: Clock;
    readonly calendarFile: CalendarFiles;
  };

/** Knockout tournaments, with an optional group stage. */
export function tournamentService(deps: Deps) {
  const { db, competitions, games, dates, clock, calendarFile, ranksIn } = deps;
  const { listed, get } = tournamentReader(deps);
  const bracket = advancing(deps);
  const { join, leave } = enrolling(competitions, get);
  const boards = tournamentBoards(deps);

  /** @throws {Refusal} `league-not-found` */
  async function checkSeeding({ seeding }: TournamentBody): Promise<void> {
    if (seeding?.by === 'league') await ranksIn(seeding.leagueId);
  }

  return {
    get,
    join,
    leave,

    async list(filters: CompetitionFilters, caller: Caller): Promise<ListedTournament[]> {
      return listed(await competitions.list(filters, caller));
    },

    /** @throws {Refusal} `may-not-organise`, `no-session`, `league-not-found` */
    async create({ requestId, ...body }: NewTournament, caller: Caller): Promise<Tournament> {
      await checkSeeding(body);
      const tournamentId = await competitions.create(
        caller,
        { ...fieldsOf(body), requestId },
        (unit, id) => tournamentRepository(unit.db).add(newTournament(id, body)),
      );
      return get(tournamentId);
    },

    /**
     * @throws {Refusal} `tournament-not-found`, `may-not-organise`, `not-the-creator`, `not-pending`,
     * `too-many-enrolled`, `league-not-found`
     */
    async edit(tournamentId: string, body: TournamentBody, caller: Caller): Promise<Tournament> {
      await checkSeeding(body);
      await competitions.edit(tournamentId, caller, fieldsOf(body), (unit) =>
        tournamentRepository(unit.db).update(tournamentId, ownColumns(body)),
      );
      return get(tournamentId);
    },

    /**
     * Sets the seeding by hand. Participants without a place in `userIds` are seeded behind, in the order of
     * enrolment.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-pending`, and what `checkOrder` refuses
     */
    async putInOrder(
      tournamentId: string,
      userIds: readonly string[],
      caller: Caller,
    ): Promise<Tournament> {
      await competitions.change(
        tournamentId,
        asCreator(caller, 'pending'),
        async ({ db: trx }, competition) => {
          await checkOrder(trx, competition, userIds);
          await tournamentRepository(trx).update(tournamentId, {
            seeding: JSON.stringify({ by: 'hand' } satisfies Seeding),
            seeds: JSON.stringify(userIds),
          });
        },
      );
      return get(tournamentId);
    },

    /**
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-pending`,
     * `too-few-participants`, `too-few-for-groups`, `league-not-found`
     */
    async start(tournamentId: string, caller: Caller): Promise<Tournament> {
      const [known] = await tournamentRepository(db).in([tournamentId]);
      const seeder = known && (await seederFor(deps, known));
      await competitions.start(tournamentId, caller, async (unit, competition, shuffledIds) => {
        const [own] = await tournamentRepository(unit.db).in([tournamentId]);
        if (!own || !seeder) throw new Error('a tournament has a row of its own');
        if (own.seeding !== known.seeding) throw new LostRace(); // edited since the seeder was made
        const drawn = { competition, own };
        const seeded = await seeder(unit.db, shuffledIds, drawn);
        const gameIds = await drawTournament(unit, games, drawn, seeded);
        const due = latest(competition.start_date, dateOf(clock())); // the players are known only from today
        await dates.plan(
          unit,
          gameIds.map((game_id) => ({ game_id, competition_id: tournamentId, due })),
        );
        await boards.callNext(unit, tournamentId);
      });
      return get(tournamentId);
    },

    /**
     * Calls the tournament off: unplayed games are void. Refused while a game is running.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-in-progress`,
     * `game-in-progress`
     */
    async end(tournamentId: string, caller: Caller): Promise<Tournament> {
      await competitions.end(tournamentId, caller, (unit) =>
        games.close(unit, { kind: 'tournament', competitionId: tournamentId }),
      );
      return get(tournamentId);
    },

    /**
     * Returns the day of the tournament as an iCalendar file.
     *
     * @throws {Refusal} `tournament-not-found`, `too-many-requests`, `too-busy`
     */
    calendar: (tournamentId: string, { userId }: Caller): Promise<CalendarFile> =>
      calendarFile(tournamentId, userId, async () => {
        const { name, description, start_date, version } = await competitions.get(tournamentId);
        const path = `/tournaments/${tournamentId}`;
        const day = { id: tournamentId, version, date: start_date, about: description, path };
        return { name, days: [{ ...day, summary: name }] };
      }),

    /**
     * Returns the stage of a tournament that one of its games belongs to.
     *
     * @throws {Refusal} `tournament-not-found`
     */
    async stageOf(tournamentId: string, gameId: string): Promise<GameStage> {
      const { name } = await competitions.get(tournamentId);
      const inGroup = await groupRepository(db).placeOf(gameId);
      const places = await bracketRepository(db).of(tournamentId);
      const place = places.find(({ game_id }) => game_id === gameId);
      const [own] = await tournamentRepository(db).in([tournamentId]);
      const round = inGroup?.round ?? place?.round ?? 1;
      return {
        name,
        round,
        rounds: places.at(-1)?.round ?? round,
        ...(inGroup && { group: inGroup.group_number }),
        ...(place && isThirdPlace(place) && { isThirdPlace: true as const }),
        ...(own && { ...(place && qualifiersTo(place, own)), ...boardOf(gameId, own) }),
      };
    },

    /**
     * Names the boards of a tournament.
     *
     * @throws {Refusal} what `setBoards` of its boards refuses
     */
    async setBoards(tournamentId: string, body: BoardsBody, caller: Caller): Promise<Tournament> {
      await boards.setBoards(tournamentId, body, caller);
      return get(tournamentId);
    },

    /**
     * Calls a game to a board, or frees the board.
     *
     * @throws {Refusal} what `call` of its boards refuses
     */
    async callGame(board: BoardIn, body: BoardGameBody, caller: Caller): Promise<Tournament> {
      await boards.call(board, body, caller);
      return get(board.tournamentId);
    },

    callNext: boards.callNext,
    noteAgreed: boards.noteAgreed,

    goOn: bracket.goOn,
    concede: bracket.concede,
    takeBack: bracket.takeBack,
    releaseUser: bracket.releaseUser,
  };
}

const latest = (one: string, other: string): string => (one > other ? one : other);

export { stageWords } from './words.ts';
export { boardsByGame } from './boards/boards.ts';
export type { Moves } from './course.ts';
export { boardNames, gamesInCallOrder } from './board-views.ts';
export type TournamentService = ReturnType<typeof tournamentService>;
