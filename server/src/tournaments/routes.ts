import { competitionFilters } from '@darts/contracts/competitions';
import { envelope, noFields } from '@darts/contracts/envelope';
import {
  byTournamentId,
  createdTournament,
  tournamentAnswer,
  tournamentBody,
  tournamentsAnswer,
} from '@darts/contracts/tournaments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import type { TournamentService } from './service.ts';

const answer = { response: { 200: envelope(tournamentAnswer) } };
const one = { params: byTournamentId, ...answer };

/** What a button of the tournament's page does, and what is said when it is done. */
const DEEDS = {
  join: 'Te has unido al torneo',
  leave: 'Has abandonado el torneo',
  start: 'Torneo iniciado correctamente',
  end: 'Torneo cancelado',
} as const;

/** The REST face of tournaments, mounted at /tournaments. */
export const tournamentRoutes =
  (tournaments: TournamentService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const list = {
      querystring: competitionFilters,
      response: { 200: envelope(tournamentsAnswer) },
    };
    app.get('/', { schema: list }, async ({ query, caller }) =>
      ok({ tournaments: await tournaments.list(query, caller) }),
    );

    const creation = { body: tournamentBody, response: { 201: envelope(createdTournament) } };
    app.post('/create', { schema: creation }, async ({ body, caller }, reply) => {
      const tournament = await tournaments.create(body, caller);
      const created = { tournamentId: tournament.tournamentId, tournament };
      return reply.status(201).send(ok(created, 'Torneo creado correctamente'));
    });

    app.get('/:tournamentId', { schema: one }, async ({ params }) =>
      ok({ tournament: await tournaments.get(params.tournamentId) }),
    );

    const edit = { body: tournamentBody, ...one };
    app.put('/:tournamentId', { schema: edit }, async ({ params, body, caller }) => {
      const tournament = await tournaments.edit(params.tournamentId, body, caller);
      return ok({ tournament }, 'Torneo actualizado correctamente');
    });

    // Of an object of ours, whose keys are these and no others.
    for (const deed of Object.keys(DEEDS) as (keyof typeof DEEDS)[]) {
      const schema = { body: noFields, ...one };
      app.post(`/:tournamentId/${deed}`, { schema }, async ({ params, caller }) =>
        ok({ tournament: await tournaments[deed](params.tournamentId, caller) }, DEEDS[deed]),
      );
    }
  };
