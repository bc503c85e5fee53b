import { byLeagueId } from '@darts/contracts/leagues';
import { byTournamentId } from '@darts/contracts/tournaments';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Previews } from './previews.ts';

/** Returns the routes of the pictures in link previews, mounted at /previews. Other sites may show the pictures. */
export const previewRoutes =
  (previews: Previews): FastifyPluginAsyncZod =>
  async (app) => {
    const send = (reply: FastifyReply, picture: Uint8Array) =>
      reply
        .type('image/png')
        .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
        .send(Buffer.from(picture));

    const league = { params: byLeagueId };
    app.get('/leagues/:leagueId.png', { schema: league }, async ({ params, ip }, reply) =>
      send(reply, await previews.picture('league', params.leagueId, ip)),
    );
    const tournament = { params: byTournamentId };
    app.get(
      '/tournaments/:tournamentId.png',
      { schema: tournament },
      async ({ params, ip }, reply) =>
        send(reply, await previews.picture('tournament', params.tournamentId, ip)),
    );
  };
