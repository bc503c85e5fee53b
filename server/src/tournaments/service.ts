import type { CompetitionFilters, GameStage } from '@darts/contracts/competitions';
import type {
  BoardGameBody,
  BoardsBody,
  ListedTournament,
  Tournament,
  TournamentBody,
} from '@darts/contracts/tournaments';
import { isThirdPlace } from '@darts/rules/tournaments/bracket';
import { calendarOf } from '#platform/calendar.ts';
import { dateOf } from '#platform/madrid.ts';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { LostRace, type Unit } from '#platform/store/transactions.ts';
import { enrolling, fieldsOf } from '../competitions/service.ts';
import { isUndecided, type EndedGame } from '../play/service.ts';
import { advancing, type AdvancingDeps } from './advancing.ts';
import { boardOf } from './board-views.ts';
import { tournamentBoards, type BoardIn } from './boards/boards.ts';
import { comersTo } from './comers.ts';
import { drawTournament } from './draw-tournament.ts';
import { groupRepository } from './group-repository.ts';
import { tournamentReader } from './reading.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import { seederFor, type SeedingDeps } from './seeding.ts';
import { newTournament, ownColumns, type Seeding } from './settings.ts';

type Deps = AdvancingDeps &
  SeedingDeps & {
    readonly db: Db;
    readonly clock: Clock;
    readonly publicUrl: URL;
  };

/** Knockout tournaments: who wins goes on, until one is left. */
export function tournamentService(deps: Deps) {
  const { db, competitions, games, dates, clock, publicUrl, ranksIn } = deps;
  const { listed, get } = tournamentReader(deps);
  const bracket = advancing(deps);
  const boards = tournamentBoards(deps);

  /** @throws {Refusal} `league-not-found` */
  async function checkSeeding({ seeding }: TournamentBody): Promise<void> {
    if (seeding?.by === 'league') await ranksIn(seeding.leagueId);
  }

  return {
    get,
    ...enrolling(competitions, get),

    async list(filters: CompetitionFilters, caller: Caller): Promise<ListedTournament[]> {
      return listed(await competitions.list(filters, caller));
    },

    /** @throws {Refusal} `may-not-organise`, `no-session`, `league-not-found` */
    async create(body: TournamentBody, caller: Caller): Promise<Tournament> {
      await checkSeeding(body);
      const tournamentId = await competitions.create(caller, fieldsOf(body), (unit, id) =>
        tournamentRepository(unit.db).add(newTournament(id, body)),
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
     * Puts the participants in order by hand, as they will be seeded.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    async putInOrder(
      tournamentId: string,
      userIds: readonly string[],
      caller: Caller,
    ): Promise<Tournament> {
      await competitions.arrange(tournamentId, caller, (unit) =>
        tournamentRepository(unit.db).update(tournamentId, {
          seeding: JSON.stringify({ by: 'hand' } satisfies Seeding),
          seeds: JSON.stringify(userIds),
        }),
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
        if (own.seeding !== known.seeding) throw new LostRace(); // edited since
        const drawn = { competition, own };
        const seeded = await seeder(unit.db, shuffledIds, drawn);
        const gameIds = await drawTournament(unit, games, drawn, seeded);
        const due = latest(competition.start_date, dateOf(clock())); // its players are known today
        await dates.plan(
          unit,
          gameIds.map((game_id) => ({ game_id, competition_id: tournamentId, due })),
        );
        await boards.callNext(unit, tournamentId);
      });
      return get(tournamentId);
    },

    /**
     * Calls it off: what was not played is void. Refused while a game is being played.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-in-progress`,
     * `game-in-progress`
     */
    async end(tournamentId: string, caller: Caller): Promise<Tournament> {
      await competitions.end(tournamentId, caller, async (unit) => {
        await games.voidUnplayed(unit, { tournamentId });
        await games.voidUndecided(unit, { tournamentId }); // nobody could go on from them
        await dates.forgetIn(unit, tournamentId);
        await boards.callNext(unit, tournamentId);
      });
      return get(tournamentId);
    },

    /**
     * Its day as an iCalendar file.
     *
     * @throws {Refusal} `tournament-not-found`
     */
    async calendar(tournamentId: string): Promise<string> {
      const { name, description, start_date: date, version } = await competitions.get(tournamentId);
      const path = `/tournaments/${tournamentId}`;
      const day = { id: tournamentId, version, date, summary: name, about: description, path };
      return calendarOf({ name, now: clock(), publicUrl, days: [day] });
    },

    /**
     * Which part of a tournament a game of it is.
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
        ...(own && { ...(place && comersTo(place, own)), ...boardOf(gameId, own) }),
      };
    },

    /**
     * A game has ended: of the bracket, its winner goes on, or has won it all. A void game is player1's
     * there; one that is to be decided lets nobody through.
     */
    async advance(unit: Unit, game: EndedGame, tournamentId: string): Promise<void> {
      await boards.following(unit, tournamentId, async () => {
        if (isUndecided(game)) return competitions.broadcastChange(unit, tournamentId);
        const winnerId = game.winner === 2 ? game.player2_id : game.player1_id;
        if (winnerId === null) throw new Error('a game that has ended has players');
        return bracket.goOn(unit, game.game_id, winnerId);
      });
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

    /** Calls what is next to the boards of a tournament that is held. */
    callNext: boards.callNext,
    noteBegun: boards.noteBegun,
    noteAgreed: boards.noteAgreed,
    boardsByGame: boards.byGame,

    ...bracket,
  };
}

const latest = (one: string, other: string): string => (one > other ? one : other);

export { words as stageNames } from './words.ts';
export { boardNames, gamesInCallOrder } from './board-views.ts';
export type TournamentService = ReturnType<typeof tournamentService>;
