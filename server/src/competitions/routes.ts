import {
  candidates,
  candidatesPage,
  enrolment,
  invitationToken,
  visibility,
} from '@darts/contracts/competitions';
import { envelope, noFields, nothing } from '@darts/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import { PARAMS } from './params.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';
import { words as published } from './words.ts';

/** What the calls for leagues and those for tournaments are named. */
const OPERATIONS = {
  league: {
    remove: 'deleteLeague',
    search: 'listLeagueCandidates',
    enrol: 'addLeagueParticipant',
    withdraw: 'removeLeagueParticipant',
    invite: 'openLeagueInvitation',
    renew: 'renewLeagueInvitation',
    publish: 'setLeagueVisibility',
  },
  tournament: {
    remove: 'deleteTournament',
    search: 'listTournamentCandidates',
    enrol: 'addTournamentParticipant',
    withdraw: 'removeTournamentParticipant',
    invite: 'openTournamentInvitation',
    renew: 'renewTournamentInvitation',
    publish: 'setTournamentVisibility',
  },
};

const done = { response: { 200: envelope(nothing) } };

/** The REST face of what is organised alike in leagues and tournaments, mounted at each. */
export const organisingRoutes =
  (kind: CompetitionKind, competitions: CompetitionService): FastifyPluginAsyncZod =>
  async (app) => {
    const operations = OPERATIONS[kind];
    const { one, member } = PARAMS[kind];
    const address = `/:${kind}Id`;
    app.addHook('onRequest', requireUser);

    const removal = { operationId: operations.remove, params: one, ...done };
    app.delete(address, { schema: removal }, async ({ params, caller }) => {
      await competitions.remove(params.competitionId, caller);
      return ok({}, words.done[kind].remove);
    });

    const search = {
      operationId: operations.search,
      params: one,
      querystring: candidatesPage,
      response: { 200: envelope(candidates) },
    };
    app.get(`${address}/candidates`, { schema: search }, async ({ params, query, caller }) =>
      ok({ users: await competitions.candidates(params.competitionId, query, caller) }),
    );

    const enrol = { operationId: operations.enrol, params: one, body: enrolment, ...done };
    app.post(`${address}/participants`, { schema: enrol }, async ({ params, body, caller }) => {
      await competitions.enrol(params.competitionId, body.userId, caller);
      return ok({}, words.done.enrolled);
    });

    const withdraw = { operationId: operations.withdraw, params: member, ...done };
    app.delete(
      `${address}/participants/:userId`,
      { schema: withdraw },
      async ({ params: { competitionId, userId }, caller }) => {
        await competitions.withdraw(competitionId, userId, caller);
        return ok({}, words.done.withdrawn);
      },
    );

    const publish = { operationId: operations.publish, params: one, body: visibility, ...done };
    app.put(`${address}/visibility`, { schema: publish }, async ({ params, body, caller }) => {
      const { isPublic } = body;
      await competitions.publish(params.competitionId, isPublic, caller);
      return ok({}, published[isPublic ? 'published' : 'unpublished']);
    });

    const token = { params: one, body: noFields, response: { 200: envelope(invitationToken) } };
    const invite = { operationId: operations.invite, ...token };
    app.post(`${address}/invitation`, { schema: invite }, async ({ params, caller }) =>
      ok({ token: await competitions.invitation(params.competitionId, caller) }),
    );
    const renew = { operationId: operations.renew, ...token };
    app.post(`${address}/invitation/renew`, { schema: renew }, async ({ params, caller }) =>
      ok({ token: await competitions.renewInvitation(params.competitionId, caller) }),
    );
  };
