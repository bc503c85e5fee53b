import { GAMES_SHOWN, type TvGame, type TvLeague, type TvTournament } from '@darts/contracts/tv';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { dateOf } from '#platform/madrid.ts';
import { Refusal } from '#platform/refusals.ts';
import { sharedViews } from '#platform/shared-views.ts';
import type { Db } from '#platform/store/db.ts';
import { madeRequests } from '#platform/store/made-requests.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import {
  holdCompetition,
  type CompetitionKind,
  type CompetitionService,
} from '../competitions/service.ts';
import type { LeagueService } from '../leagues/service.ts';
import type { Glances, PlayService } from '../play/service.ts';
import type { TournamentService } from '../tournaments/service.ts';
import { screenTokens } from './tokens.ts';
import { leagueScreen, tournamentScreen } from './views.ts';

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly games: PlayService;
  readonly glances: Glances;
  readonly leagues: LeagueService;
  readonly tournaments: TournamentService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
};

/** Demand for a screen's token: `isNew` replaces the current one, once per `requestId`. */
type Wanted = { readonly isNew: boolean; readonly requestId?: string | undefined };

/** How many games to come a screen is given at most. */
const NEXT_SHOWN = 12;

/** Screens on a wall: what they show, and whom their addresses belong to. */
export function tvService(deps: Deps) {
  const { db, transact, clock, games, glances, leagues, tournaments, competitions } = deps;

  const leagueViews = sharedViews(async (leagueId): Promise<TvLeague> => {
    const league = await leagues.get(leagueId);
    const shown = await glances.runningIn(leagueId, GAMES_SHOWN);
    const table = await leagues.classification(leagueId);
    const today = dateOf(clock());
    const isBegun = league.status !== 'pendiente';
    const week = isBegun
      ? (league.rounds.find(({ date }) => date >= today) ?? league.rounds.at(-1))
      : undefined;
    const round = week && (await leagues.round(leagueId, week.round));
    const isOn = league.status === 'encurso';
    const overdue = isOn ? await leagues.overdue(leagueId, { limit: NEXT_SHOWN }) : { games: [] };
    const toCome = { overdue: overdue.games, today, most: NEXT_SHOWN };
    return leagueScreen({ league, shown, table, round, ...toCome });
  });

  const tournamentViews = sharedViews(async (tournamentId): Promise<TvTournament> => {
    const tournament = await tournaments.get(tournamentId);
    const shown = await glances.runningIn(tournamentId, GAMES_SHOWN);
    const today = dateOf(clock());
    return tournamentScreen({ tournament, shown, today, most: NEXT_SHOWN });
  });

  const gameViews = sharedViews(glances.of);

  /** Whether a competition is shown to whoever has the token; what is public is to anybody. */
  const isShown = async (kind: CompetitionKind, id: string, token: string): Promise<boolean> =>
    (await screenTokens.ofCompetition(db).has(id, token)) || competitions[kind].isPublic(id);

  /** Whether a game is: by its own token, or as its league or tournament is. */
  async function isGameShown(gameId: string, token: string): Promise<boolean> {
    if (await screenTokens.ofGame(db).has(gameId, token)) return true;
    const { kind, competitionId } = await games.matchup(gameId);
    if (!kind || competitionId === null) return false;
    return isShown(kind, competitionId, token);
  }

  /** A player of the game, or who runs the league or tournament that it is of. */
  async function checkMayShow(unit: Unit, gameId: string, caller: Caller): Promise<void> {
    const { kind, competitionId, playerIds } = await games.matchup(gameId, unit.db);
    if (playerIds.includes(caller.userId)) return;
    if (!kind || competitionId === null) throw new Refusal('not-a-player');
    await competitions[kind].getAsOrganiser(competitionId, caller, unit.db);
  }

  /** True if another token is to be made: not where the same request has made it before. */
  const isRenewal = async (unit: Unit, { userId }: Caller, { isNew, requestId }: Wanted) =>
    isNew && madeRequests(unit.db).isFirst({ userId, requestId, at: clock() });

  return {
    /** @throws {Refusal} `league-not-found` */
    async league(leagueId: string, token = ''): Promise<TvLeague> {
      if (!(await isShown('league', leagueId, token))) throw new Refusal('league-not-found');
      return leagueViews.of(leagueId);
    },

    /** @throws {Refusal} `tournament-not-found` */
    async tournament(tournamentId: string, token = ''): Promise<TvTournament> {
      if (!(await isShown('tournament', tournamentId, token))) {
        throw new Refusal('tournament-not-found');
      }
      return tournamentViews.of(tournamentId);
    },

    /** @throws {Refusal} `game-not-found` */
    async game(gameId: string, token = ''): Promise<TvGame> {
      if (!(await isGameShown(gameId, token))) throw new Refusal('game-not-found');
      return gameViews.of(gameId);
    },

    /**
     * The token of a competition's screen: the one that it has, made when it is first asked for, or
     * another one, and nothing is shown by the one before.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`
     */
    competitionToken: (
      kind: CompetitionKind,
      competitionId: string,
      caller: Caller,
      wanted: Wanted,
    ): Promise<string> =>
      transact(async (unit) => {
        await holdCompetition(unit, competitionId); // nobody deletes it meanwhile
        await competitions[kind].getAsOrganiser(competitionId, caller, unit.db);
        const tokens = screenTokens.ofCompetition(unit.db);
        const renews = await isRenewal(unit, caller, wanted);
        return renews ? tokens.renew(competitionId) : tokens.open(competitionId);
      }),

    /**
     * The same of a game.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-the-creator`
     */
    gameToken: (gameId: string, caller: Caller, wanted: Wanted): Promise<string> =>
      transact(async (unit) => {
        await checkMayShow(unit, gameId, caller);
        const tokens = screenTokens.ofGame(unit.db);
        const renews = await isRenewal(unit, caller, wanted);
        return renews ? tokens.renew(gameId) : tokens.open(gameId);
      }),
  };
}

export type TvService = ReturnType<typeof tvService>;
