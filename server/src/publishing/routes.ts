import { envelope } from '@darts/contracts/envelope';
import { byLeagueId, byRound } from '@darts/contracts/leagues';
import { byGameId } from '@darts/contracts/play';
import {
  publicGameAnswer,
  publicLeagueAnswer,
  publicRound,
  publicTournamentAnswer,
} from '@darts/contracts/publishing';
import { byTournamentId } from '@darts/contracts/tournaments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { textAnswer } from '#platform/http/files.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import type { Readers } from './readers.ts';
import type { PublishingService } from './service.ts';

const events = textAnswer('text/event-stream');

/** Events have no head alone: it would be sent, and they would go on. */
const asEvents = { compress: false, exposeHeadRoute: false } as const;

/** Calls for whoever has no account, mounted at /public. Nothing is asked of who calls. */
export const publishingRoutes =
  (published: PublishingService, readers: Readers): FastifyPluginAsyncZod =>
  async (app) => {
    const follow = (competitionId: string, { ip }: FastifyRequest, reply: FastifyReply) =>
      reply
        .type('text/event-stream')
        .header('x-accel-buffering', 'no') // a proxy passes each event on as it comes
        .send(readers.open(competitionId, addressKey(ip), reply.raw));

    const league = {
      operationId: 'getPublicLeague',
      params: byLeagueId,
      response: { 200: envelope(publicLeagueAnswer) },
    };
    app.get('/leagues/:leagueId', { schema: league }, async ({ params }) =>
      ok({ league: await published.league(params.leagueId) }),
    );

    const round = {
      operationId: 'getPublicRound',
      params: byRound,
      response: { 200: envelope(publicRound) },
    };
    app.get('/leagues/:leagueId/games/:round', { schema: round }, async ({ params }) =>
      ok(await published.round(params.leagueId, params.round)),
    );

    const leagueEvents = { operationId: 'followPublicLeague', params: byLeagueId, ...events };
    app.get(
      '/leagues/:leagueId/events',
      { schema: leagueEvents, ...asEvents },
      async (request, reply) => {
        const { leagueId } = request.params;
        await published.mustBePublic('league', leagueId);
        return follow(leagueId, request, reply);
      },
    );

    const tournament = {
      operationId: 'getPublicTournament',
      params: byTournamentId,
      response: { 200: envelope(publicTournamentAnswer) },
    };
    app.get('/tournaments/:tournamentId', { schema: tournament }, async ({ params }) =>
      ok({ tournament: await published.tournament(params.tournamentId) }),
    );

    const bracketEvents = {
      operationId: 'followPublicTournament',
      params: byTournamentId,
      ...events,
    };
    app.get(
      '/tournaments/:tournamentId/events',
      { schema: bracketEvents, ...asEvents },
      async (request, reply) => {
        const { tournamentId } = request.params;
        await published.mustBePublic('tournament', tournamentId);
        return follow(tournamentId, request, reply);
      },
    );

    const game = {
      operationId: 'getPublicGame',
      params: byGameId,
      response: { 200: envelope(publicGameAnswer) },
    };
    app.get('/games/:gameId', { schema: game }, async ({ params }) =>
      ok({ game: await published.game(params.gameId) }),
    );
  };
