import { competitionFilters } from '@darts/contracts/competitions';
import { envelope, noFields } from '@darts/contracts/envelope';
import {
  byLeagueId,
  byLeagueMember,
  byRound,
  classification,
  createdLeague,
  leagueAnswer,
  leagueBody,
  leagueRound,
  leaguesAnswer,
  outlookAnswer,
  overdueGames,
  overduePage,
} from '@darts/contracts/leagues';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { calendarFile, sendCalendar } from '#platform/http/files.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import type { LeagueService } from './service.ts';

const answer = { response: { 200: envelope(leagueAnswer) } };
const one = { params: byLeagueId, ...answer };

/** What the buttons of a league's page do. */
const ACTIONS = ['join', 'leave', 'start', 'end'] as const;

const said = words.done.league;

/** The REST face of leagues, mounted at /leagues. */
export const leagueRoutes =
  (leagues: LeagueService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const list = {
      operationId: 'listLeagues',
      querystring: competitionFilters,
      response: { 200: envelope(leaguesAnswer) },
    };
    app.get('/', { schema: list }, async ({ query, caller }) =>
      ok({ leagues: await leagues.list(query, caller) }),
    );

    const creation = {
      operationId: 'createLeague',
      body: leagueBody,
      response: { 201: envelope(createdLeague) },
    };
    app.post('/create', { schema: creation }, async ({ body, caller }, reply) => {
      const league = await leagues.create(body, caller);
      const created = { leagueId: league.leagueId, league };
      return reply.status(201).send(ok(created, said.create));
    });

    const detail = { operationId: 'getLeague', ...one };
    app.get('/:leagueId', { schema: detail }, async ({ params }) =>
      ok({ league: await leagues.get(params.leagueId) }),
    );

    const edit = { operationId: 'editLeague', body: leagueBody, ...one };
    app.put('/:leagueId', { schema: edit }, async ({ params, body, caller }) => {
      const league = await leagues.edit(params.leagueId, body, caller);
      return ok({ league }, said.edit);
    });

    for (const action of ACTIONS) {
      const schema = { operationId: `${action}League`, body: noFields, ...one };
      app.post(`/:leagueId/${action}`, { schema }, async ({ params, caller }) =>
        ok({ league: await leagues[action](params.leagueId, caller) }, said[action]),
      );
    }

    const calendar = { params: byLeagueId, ...calendarFile };
    const own = { operationId: 'getLeagueCalendar', ...calendar };
    app.get('/:leagueId/calendar.ics', { schema: own }, async ({ params, caller }, reply) =>
      sendCalendar(
        reply,
        words.calendar.files.league,
        await leagues.calendar(params.leagueId, caller),
      ),
    );

    const rounds = { operationId: 'getRoundsCalendar', ...calendar };
    app.get('/:leagueId/rounds.ics', { schema: rounds }, async ({ params }, reply) =>
      sendCalendar(
        reply,
        words.calendar.files.rounds,
        await leagues.roundsCalendar(params.leagueId),
      ),
    );

    const table = {
      operationId: 'getClassification',
      params: byLeagueId,
      response: { 200: envelope(classification) },
    };
    app.get('/:leagueId/classification', { schema: table }, async ({ params }) =>
      ok({ classification: await leagues.classification(params.leagueId) }),
    );

    const outlook = {
      operationId: 'getOutlook',
      params: byLeagueMember,
      response: { 200: envelope(outlookAnswer) },
    };
    app.get('/:leagueId/outlook/:userId', { schema: outlook }, async ({ params }) =>
      ok({ outlook: await leagues.outlook(params.leagueId, params.userId) }),
    );

    const round = {
      operationId: 'getRound',
      params: byRound,
      response: { 200: envelope(leagueRound) },
    };
    app.get('/:leagueId/games/:round', { schema: round }, async ({ params }) =>
      ok(await leagues.round(params.leagueId, params.round)),
    );

    const overdue = {
      operationId: 'listOverdueGames',
      params: byLeagueId,
      querystring: overduePage,
      response: { 200: envelope(overdueGames) },
    };
    app.get('/:leagueId/overdue', { schema: overdue }, async ({ params, query }) =>
      ok(await leagues.overdue(params.leagueId, query)),
    );
  };
