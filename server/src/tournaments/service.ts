import type { CompetitionFilters, GameStage } from '@darts/contracts/competitions';
import type {
  BracketGame,
  ListedTournament,
  Tournament,
  TournamentBody,
} from '@darts/contracts/tournaments';
import { formatOfRound, type BracketFormats } from '@darts/rules/tournaments/formats';
import { calendarOf } from '#platform/calendar.ts';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { enrolling, fieldsOf, refOf, type Competition } from '../competitions/service.ts';
import { isUndecided, type FinishedGameOf } from '../play/service.ts';
import { advancing, type AdvancingDeps } from './advancing.ts';
import { drawBracket } from './draw.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import { bracketGame, formatsOf, listedTournament, ownColumns } from './views.ts';

type Deps = AdvancingDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: URL;
};

/** Knockout tournaments: who wins goes on, until one is left. */
export function tournamentService(deps: Deps) {
  const { db, competitions, games, dates, clock, publicUrl } = deps;
  const bracket = advancing(deps);

  async function listed(rows: readonly Competition[]): Promise<ListedTournament[]> {
    const own = await tournamentRepository(db).in(rows.map((row) => row.competition_id));
    const ownOf = new Map(own.map((row) => [row.tournament_id, row]));
    return rows.flatMap((row) => {
      const tournament = ownOf.get(row.competition_id);
      return tournament ? [listedTournament(row, tournament)] : [];
    });
  }

  async function bracketOf(
    { competition_id: id, enrolled }: Competition,
    formats: BracketFormats,
  ): Promise<BracketGame[]> {
    const places = await bracketRepository(db).of(id);
    const ids = places.flatMap(({ game_id }) => game_id ?? []);
    const [briefs, planned] = [await games.briefs(ids), await dates.of(ids)];
    const briefOf = new Map(briefs.map((brief) => [brief.gameId, brief]));
    const refs = new Map(enrolled.map((member) => [member.user_id, refOf(member)]));
    const known = { briefs: briefOf, planned, players: refs };
    const rounds = places.at(-1)?.round ?? 0;
    return places.map((place) =>
      bracketGame(place, known, formatOfRound(formats, place.round, rounds)),
    );
  }

  /** @throws {Refusal} `tournament-not-found` */
  async function get(tournamentId: string): Promise<Tournament> {
    const competition = await competitions.get(tournamentId);
    const [view] = await listed([competition]);
    if (!view) throw new Refusal('tournament-not-found'); // deleted since its competition was read
    return { ...view, games: await bracketOf(competition, view) };
  }

  return {
    get,
    ...enrolling(competitions, get),

    async list(filters: CompetitionFilters, caller: Caller): Promise<ListedTournament[]> {
      return listed(await competitions.list(filters, caller));
    },

    /** @throws {Refusal} `may-not-organise`, `no-session` */
    async create(body: TournamentBody, caller: Caller): Promise<Tournament> {
      const tournamentId = await competitions.create(caller, fieldsOf(body), (unit, id) =>
        tournamentRepository(unit.db).add({
          tournament_id: id,
          day_of_week: null,
          is_home_and_away: null,
          format_from: null,
          ...ownColumns(body),
        }),
      );
      return get(tournamentId);
    },

    /**
     * @throws {Refusal} `tournament-not-found`, `may-not-organise`, `not-the-creator`, `not-pending`,
     * `too-many-enrolled`
     */
    async edit(tournamentId: string, body: TournamentBody, caller: Caller): Promise<Tournament> {
      await competitions.edit(tournamentId, caller, fieldsOf(body), (unit) =>
        tournamentRepository(unit.db).update(tournamentId, ownColumns(body)),
      );
      return get(tournamentId);
    },

    /**
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-pending`,
     * `too-few-participants`
     */
    async start(tournamentId: string, caller: Caller): Promise<Tournament> {
      await competitions.start(tournamentId, caller, async (unit, competition, seeded) => {
        const [own] = await tournamentRepository(unit.db).in([tournamentId]);
        if (!own) throw new Error('a tournament has a row of its own');
        const drawn = { tournamentId, ...formatsOf(competition, own) };

        const gameIds = await drawBracket(unit, games, drawn, seeded);
        const due = competition.start_date;
        await dates.plan(
          unit,
          gameIds.map((game_id) => ({ game_id, competition_id: tournamentId, due })),
        );
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
        await dates.forgetIn(unit, tournamentId);
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
      const places = await bracketRepository(db).of(tournamentId);
      const round = places.find((place) => place.game_id === gameId)?.round ?? 1;
      return { name, round, rounds: places.at(-1)?.round ?? round };
    },

    /**
     * A game has ended: its winner goes on, or has won it all. A void game is player1's; one that is to
     * be decided lets nobody through.
     */
    async advance(unit: Unit, game: FinishedGameOf): Promise<void> {
      const { game_id: gameId } = game;
      if (isUndecided(game)) return competitions.broadcastChange(unit, String(game.tournament_id));
      const winnerId = game.winner === 2 ? game.player2_id : game.player1_id;
      if (winnerId === null) throw new Error('a game that has ended has players');
      await bracket.goOn(unit, gameId, winnerId);
    },

    ...bracket,
  };
}

export type TournamentService = ReturnType<typeof tournamentService>;
