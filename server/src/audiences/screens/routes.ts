import type { CompetitionKind } from '@darts/contracts/competitions';
import {
  competitionScreenCalls,
  gameScreenCalls,
  localScreenCalls,
  screenCalls,
} from '@darts/contracts/calls/screens';
import { keptAnswers } from '#platform/http/kept-answers.ts';
import { routes } from '#platform/http/routes.ts';
import type { GameScreen, LeagueScreen, TournamentScreen } from '@darts/contracts/screens';
import type { Relay } from './relay.ts';
import type { ScreenService } from './service.ts';

/** Returns the routes for wall screens, which have a token and no account. */
export function screenRoutes(screens: ScreenService) {
  const leagues = keptAnswers(screenCalls.showLeague.answer, (league: LeagueScreen) => ({
    league,
  }));
  const tournaments = keptAnswers(
    screenCalls.showTournament.answer,
    (tournament: TournamentScreen) => ({ tournament }),
  );
  const games = keptAnswers(screenCalls.showGame.answer, (game: GameScreen) => ({ game }));

  return routes(screenCalls, {
    async showLeague({ params: { leagueId }, query }, reply) {
      await screens.checkShown('league', leagueId, query.token);
      return leagues(reply, await screens.leagueView(leagueId));
    },
    async showTournament({ params: { tournamentId }, query }, reply) {
      await screens.checkShown('tournament', tournamentId, query.token);
      return tournaments(reply, await screens.tournamentView(tournamentId));
    },
    async showGame({ params: { gameId }, query }, reply) {
      await screens.checkGameShown(gameId, query.token);
      return games(reply, await screens.gameView(gameId));
    },
  });
}

/** Returns the routes of local games on screens. */
export const localScreenRoutes = (relay: Relay) =>
  routes(localScreenCalls, {
    openScreenCode: ({ body, ip }) => relay.open(ip, body?.requestId),
    showLocalGame: ({ params, query, ip }) => relay.get(params.code, query.id, ip),
    sendLocalGame: ({ params, body, ip }) => relay.send({ ...params, ...body }, ip),
    closeScreenCode: async ({ params, query }) => relay.close(params.code, query.key),
  });

const OPEN = { isNew: false } as const;

/** Returns the routes for the tokens of games' screens. */
export const gameScreenRoutes = (screens: ScreenService) =>
  routes(gameScreenCalls, {
    openGameScreen: async ({ params, caller }) => ({
      token: await screens.gameToken(params.gameId, caller, OPEN),
    }),
    renewGameScreen: async ({ params, body, caller }) => ({
      token: await screens.gameToken(params.gameId, caller, { isNew: true, ...body }),
    }),
  });

/** Returns the routes for the tokens of leagues' or tournaments' screens. */
export const competitionScreenRoutes = (kind: CompetitionKind, screens: ScreenService) =>
  routes(competitionScreenCalls(kind), {
    openScreen: async ({ params, caller }) => ({
      token: await screens.competitionToken(kind, params.competitionId, caller, OPEN),
    }),
    renewScreen: async ({ params, body, caller }) => ({
      token: await screens.competitionToken(kind, params.competitionId, caller, {
        isNew: true,
        ...body,
      }),
    }),
  });
