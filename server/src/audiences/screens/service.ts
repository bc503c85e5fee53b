import { GAMES_SHOWN, type LeagueScreen, type TournamentScreen } from '@darts/contracts/screens';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { dateOf } from '#platform/madrid.ts';
import { Refusal } from '#platform/refusals.ts';
import { sharedViews } from '#platform/shared-views.ts';
import type { Db } from '#platform/store/db.ts';
import { madeRequests } from '#platform/store/made-requests.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import {
  asOrganiser,
  holdCompetition,
  type CompetitionKind,
  type CompetitionService,
} from '../../competitions/service.ts';
import type { LeagueService } from '../../leagues/service.ts';
import type { Glances, PlayService } from '../../play/service.ts';
import type { Readings } from '../readings.ts';
import { screenTokens } from './tokens.ts';
import { leagueScreen, tournamentScreen } from './views.ts';

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly games: PlayService;
  readonly glances: Glances;
  readonly leagues: LeagueService;
  readonly readings: Readings;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
};

/** Request for a screen's token. With `isNew`, a new token replaces the current one, once per `requestId`. */
type Wanted = { readonly isNew: boolean; readonly requestId?: string | undefined };

const NEXT_SHOWN = 12; // upcoming games

/** Wall screens: their views, and the tokens in their addresses. */
export function screenService(deps: Deps) {
  const { db, transact, clock, games, glances, leagues, readings, competitions } = deps;

  const leagueView = sharedViews(async (leagueId: string): Promise<LeagueScreen> => {
    const league = await readings.league(leagueId);
    const now = await glances.runningIn(leagueId, GAMES_SHOWN);
    const today = dateOf(clock());
    const isBegun = league.status !== 'pendiente';
    const week = isBegun
      ? (league.rounds.find(({ date }) => date >= today) ?? league.rounds.at(-1))
      : undefined;
    const round = week && (await readings.round(leagueId, week.round));
    const isOn = league.status === 'encurso';
    const overdue = isOn ? await leagues.overdue(leagueId, { limit: NEXT_SHOWN }) : { games: [] };
    return leagueScreen({ league, now, round, overdue: overdue.games, today, most: NEXT_SHOWN });
  });

  const tournamentView = sharedViews(async (tournamentId: string): Promise<TournamentScreen> => {
    const tournament = await readings.tournament(tournamentId);
    const now = await glances.runningIn(tournamentId, GAMES_SHOWN);
    return tournamentScreen({ tournament, now, today: dateOf(clock()), most: NEXT_SHOWN });
  });

  /** True if a competition is public, or `token` is the token of its screen. */
  const isShown = async (kind: CompetitionKind, id: string, token: string): Promise<boolean> =>
    (await screenTokens.ofCompetition(db).has(id, token)) || competitions[kind].isPublic(id);

  /** True if `token` is the token of the game's screen, or if its league or tournament is public or has this token. */
  async function isGameShown(gameId: string, token: string): Promise<boolean> {
    if (await screenTokens.ofGame(db).has(gameId, token)) return true;
    const { kind, competitionId } = await games.matchup(gameId);
    if (!kind || competitionId === null) return false;
    return isShown(kind, competitionId, token);
  }

  /**
   * Checks that the caller is a player of the game or an organiser of its competition.
   *
   * @throws {Refusal} `not-a-player`, `not-the-creator`
   */
  async function checkMayShow(unit: Unit, gameId: string, caller: Caller): Promise<void> {
    const { kind, competitionId, playerIds } = await games.matchup(gameId, unit.db);
    if (playerIds.includes(caller.userId)) return;
    if (!kind || competitionId === null) throw new Refusal('not-a-player');
    await competitions[kind].getAs(competitionId, asOrganiser(caller, 'always'), unit.db);
  }

  /** True if a new token is to be made; false for a repeat of a request that has made it. */
  const isRenewal = async (unit: Unit, { userId }: Caller, { isNew, requestId }: Wanted) =>
    isNew && madeRequests(unit.db).isFirst({ userId, requestId, at: clock() });

  return {
    leagueView,
    tournamentView,
    gameView: sharedViews(glances.of),

    /** @throws {Refusal} `league-not-found` or `tournament-not-found`, unless it is public or has this token */
    async checkShown(kind: CompetitionKind, id: string, token = ''): Promise<void> {
      if (!(await isShown(kind, id, token))) throw new Refusal(`${kind}-not-found`);
    },

    /** @throws {Refusal} `game-not-found`, unless it is public or has this token */
    async checkGameShown(gameId: string, token = ''): Promise<void> {
      if (!(await isGameShown(gameId, token))) throw new Refusal('game-not-found');
    },

    /**
     * Returns the token of a competition's screen, created on first request. With `isNew`, a new token replaces
     * the current one, which then shows nothing.
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
        await holdCompetition(unit, competitionId); // prevents a concurrent deletion
        await competitions[kind].getAs(competitionId, asOrganiser(caller, 'always'), unit.db);
        const tokens = screenTokens.ofCompetition(unit.db);
        const renews = await isRenewal(unit, caller, wanted);
        return renews ? tokens.renew(competitionId) : tokens.open(competitionId);
      }),

    /**
     * Returns the token of a game's screen, as `competitionToken` does for a competition.
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

export type ScreenService = ReturnType<typeof screenService>;
