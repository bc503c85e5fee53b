import { envelope, requestOnly } from '@darts/contracts/envelope';
import { byLeagueId } from '@darts/contracts/leagues';
import { byGameId } from '@darts/contracts/play';
import { byTournamentId } from '@darts/contracts/tournaments';
import {
  tvGameAnswer,
  tvLeagueAnswer,
  tvToken,
  tvTournamentAnswer,
  withTvToken,
} from '@darts/contracts/tv';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import type { TvService } from './service.ts';

/** What screens on a wall ask, mounted at /tv: whoever has the token may, without an account. */
export const tvRoutes =
  (tv: TvService): FastifyPluginAsyncZod =>
  async (app) => {
    const league = {
      operationId: 'showLeague',
      params: byLeagueId,
      querystring: withTvToken,
      response: { 200: envelope(tvLeagueAnswer) },
    };
    app.get('/leagues/:leagueId', { schema: league }, async ({ params, query }) =>
      ok({ league: await tv.league(params.leagueId, query.token) }),
    );

    const tournament = {
      operationId: 'showTournament',
      params: byTournamentId,
      querystring: withTvToken,
      response: { 200: envelope(tvTournamentAnswer) },
    };
    app.get('/tournaments/:tournamentId', { schema: tournament }, async ({ params, query }) =>
      ok({ tournament: await tv.tournament(params.tournamentId, query.token) }),
    );

    const game = {
      operationId: 'showGame',
      params: byGameId,
      querystring: withTvToken,
      response: { 200: envelope(tvGameAnswer) },
    };
    app.get('/games/:gameId', { schema: game }, async ({ params, query }) =>
      ok({ game: await tv.game(params.gameId, query.token) }),
    );
  };

/** What is done with a screen's token, at which path, and whether it becomes another. */
const ACTS = [
  ['open', 'screen', false],
  ['renew', 'screen/renew', true],
] as const;

const token = { body: requestOnly, response: { 200: envelope(tvToken) } };

/** What their organisers and players ask for screens; with the addresses of what is shown. */
export const screenRoutes =
  (tv: TvService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    for (const [act, path, isNew] of ACTS) {
      const wanted = (body: { readonly requestId?: string | undefined } | null | undefined) => ({
        isNew,
        requestId: body?.requestId,
      });
      const league = { operationId: `${act}LeagueScreen`, params: byLeagueId, ...token };
      app.post(`/leagues/:leagueId/${path}`, { schema: league }, async ({ params, body, caller }) =>
        ok({ token: await tv.competitionToken('league', params.leagueId, caller, wanted(body)) }),
      );

      const tournament = {
        operationId: `${act}TournamentScreen`,
        params: byTournamentId,
        ...token,
      };
      app.post(
        `/tournaments/:tournamentId/${path}`,
        { schema: tournament },
        async ({ params: { tournamentId }, body, caller }) =>
          ok({
            token: await tv.competitionToken('tournament', tournamentId, caller, wanted(body)),
          }),
      );

      const game = { operationId: `${act}GameScreen`, params: byGameId, ...token };
      app.post(`/games/:gameId/${path}`, { schema: game }, async ({ params, body, caller }) =>
        ok({ token: await tv.gameToken(params.gameId, caller, wanted(body)) }),
      );
    }
  };
