import { competitionFilters } from '@darts/contracts/competitions';
import { envelope, noFields } from '@darts/contracts/envelope';
import {
  byLeagueId,
  byRound,
  classification,
  createdLeague,
  leagueAnswer,
  leagueBody,
  leagueRound,
  leaguesAnswer,
  overdueGames,
  overduePage,
} from '@darts/contracts/leagues';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import type { LeagueService } from './service.ts';

const answer = { response: { 200: envelope(leagueAnswer) } };
const one = { params: byLeagueId, ...answer };

/** What a button of the league's page does, and what is said when it is done. */
const DEEDS = {
  join: 'Te has unido a la liga correctamente',
  leave: 'Has salido de la liga',
  start: 'Liga iniciada',
  end: 'Liga finalizada',
} as const;

/** The REST face of leagues, mounted at /leagues. */
export const leagueRoutes =
  (leagues: LeagueService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const list = { querystring: competitionFilters, response: { 200: envelope(leaguesAnswer) } };
    app.get('/', { schema: list }, async ({ query, caller }) =>
      ok({ leagues: await leagues.list(query, caller) }),
    );

    const creation = { body: leagueBody, response: { 201: envelope(createdLeague) } };
    app.post('/create', { schema: creation }, async ({ body, caller }, reply) => {
      const league = await leagues.create(body, caller);
      const created = { leagueId: league.leagueId, league };
      return reply.status(201).send(ok(created, 'Liga creada correctamente'));
    });

    app.get('/:leagueId', { schema: one }, async ({ params }) =>
      ok({ league: await leagues.get(params.leagueId) }),
    );

    const edit = { body: leagueBody, ...one };
    app.put('/:leagueId', { schema: edit }, async ({ params, body, caller }) => {
      const league = await leagues.edit(params.leagueId, body, caller);
      return ok({ league }, 'Liga actualizada correctamente');
    });

    // Of an object of ours, whose keys are these and no others.
    for (const deed of Object.keys(DEEDS) as (keyof typeof DEEDS)[]) {
      const schema = { body: noFields, ...one };
      app.post(`/:leagueId/${deed}`, { schema }, async ({ params, caller }) =>
        ok({ league: await leagues[deed](params.leagueId, caller) }, DEEDS[deed]),
      );
    }

    app.get(
      '/:leagueId/calendar.ics',
      { schema: { params: byLeagueId } },
      async (request, reply) => {
        const calendar = await leagues.calendar(request.params.leagueId, request.caller);
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="liga.ics"')
          .send(calendar);
      },
    );

    const table = { params: byLeagueId, response: { 200: envelope(classification) } };
    app.get('/:leagueId/classification', { schema: table }, async ({ params }) =>
      ok({ classification: [...(await leagues.classification(params.leagueId))] }),
    );

    const round = { params: byRound, response: { 200: envelope(leagueRound) } };
    app.get('/:leagueId/games/:round', { schema: round }, async ({ params }) =>
      ok(await leagues.round(params.leagueId, params.round)),
    );

    const overdue = {
      params: byLeagueId,
      querystring: overduePage,
      response: { 200: envelope(overdueGames) },
    };
    app.get('/:leagueId/overdue', { schema: overdue }, async ({ params, query }) =>
      ok(await leagues.overdue(params.leagueId, query)),
    );
  };
