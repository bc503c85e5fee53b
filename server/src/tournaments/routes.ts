import { competitionFilters } from '@darts/contracts/competitions';
import { envelope, noFields } from '@darts/contracts/envelope';
import {
  boardGameBody,
  boardsBody,
  byTournamentBoard,
  byTournamentId,
  createdTournament,
  seedsBody,
  tournamentAnswer,
  tournamentBody,
  tournamentsAnswer,
} from '@darts/contracts/tournaments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { calendarFile, sendCalendar } from '#platform/http/files.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import type { TournamentService } from './service.ts';

const answer = { response: { 200: envelope(tournamentAnswer) } };
const one = { params: byTournamentId, ...answer };

/** What the buttons of a tournament's page do. */
const ACTIONS = ['join', 'leave', 'start', 'end'] as const;

const said = words.done.tournament;

/** The REST face of tournaments, mounted at /tournaments. */
export const tournamentRoutes =
  (tournaments: TournamentService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const list = {
      operationId: 'listTournaments',
      querystring: competitionFilters,
      response: { 200: envelope(tournamentsAnswer) },
    };
    app.get('/', { schema: list }, async ({ query, caller }) =>
      ok({ tournaments: await tournaments.list(query, caller) }),
    );

    const creation = {
      operationId: 'createTournament',
      body: tournamentBody,
      response: { 201: envelope(createdTournament) },
    };
    app.post('/create', { schema: creation }, async ({ body, caller }, reply) => {
      const tournament = await tournaments.create(body, caller);
      const created = { tournamentId: tournament.tournamentId, tournament };
      return reply.status(201).send(ok(created, said.create));
    });

    const detail = { operationId: 'getTournament', ...one };
    app.get('/:tournamentId', { schema: detail }, async ({ params }) =>
      ok({ tournament: await tournaments.get(params.tournamentId) }),
    );

    const edit = { operationId: 'editTournament', body: tournamentBody, ...one };
    app.put('/:tournamentId', { schema: edit }, async ({ params, body, caller }) => {
      const tournament = await tournaments.edit(params.tournamentId, body, caller);
      return ok({ tournament }, said.edit);
    });

    const seeds = { operationId: 'putTournamentInOrder', body: seedsBody, ...one };
    app.put('/:tournamentId/seeds', { schema: seeds }, async ({ params, body, caller }) => {
      const { userIds } = body;
      return ok({ tournament: await tournaments.putInOrder(params.tournamentId, userIds, caller) });
    });

    const boards = { operationId: 'setTournamentBoards', body: boardsBody, ...one };
    app.put('/:tournamentId/boards', { schema: boards }, async ({ params, body, caller }) => {
      const tournament = await tournaments.setBoards(params.tournamentId, body, caller);
      return ok({ tournament }, said.boards);
    });

    const call = {
      operationId: 'callTournamentGame',
      params: byTournamentBoard,
      body: boardGameBody,
      ...answer,
    };
    app.put(
      '/:tournamentId/boards/:boardId/game',
      { schema: call },
      async ({ params, body, caller }) => {
        const tournament = await tournaments.callGame(params, body, caller);
        return ok({ tournament }, body.gameId === null ? said.freed : said.called);
      },
    );

    for (const action of ACTIONS) {
      const schema = { operationId: `${action}Tournament`, body: noFields, ...one };
      app.post(`/:tournamentId/${action}`, { schema }, async ({ params, caller }) =>
        ok({ tournament: await tournaments[action](params.tournamentId, caller) }, said[action]),
      );
    }

    const calendar = {
      operationId: 'getTournamentCalendar',
      params: byTournamentId,
      ...calendarFile,
    };
    app.get('/:tournamentId/calendar.ics', { schema: calendar }, async ({ params }, reply) =>
      sendCalendar(
        reply,
        words.calendar.files.tournament,
        await tournaments.calendar(params.tournamentId),
      ),
    );
  };
