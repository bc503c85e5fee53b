import { noFields, envelope, nothing } from '@darts/contracts/envelope';
import { byGameId } from '@darts/contracts/play';
import {
  answerBody,
  decisionBody,
  gameResultAnswer,
  gamesAtRisk,
  graceBody,
  helperBody,
  helpers,
  history,
  historyPage,
  resultBody,
  takingBackBody,
  withdrawalBody,
} from '@darts/contracts/results';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { PARAMS, type CompetitionKind, type CompetitionService } from '../competitions/service.ts';
import { OPERATIONS } from './operations.ts';
import type { ResultService } from './service.ts';
import { words } from './words.ts';

const said = words.done;
const one = { params: byGameId, response: { 200: envelope(gameResultAnswer) } };

/** What players say of games that they have thrown elsewhere; mounted at /games. */
export const gameResultRoutes =
  (results: ResultService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const look = { operationId: 'getGameResult', ...one };
    app.get('/:gameId/result', { schema: look }, async ({ params: { gameId }, caller }) =>
      ok({ result: await results.of(gameId, caller) }),
    );

    const proposal = { operationId: 'proposeResult', ...one, body: resultBody };
    app.post(
      '/:gameId/result/proposal',
      { schema: proposal },
      async ({ params: { gameId }, body, caller }) => {
        await results.propose(gameId, body, caller);
        return ok({ result: await results.of(gameId, caller) }, said.proposed);
      },
    );

    for (const [action, operationId, message] of [
      ['confirm', 'confirmResult', said.confirmed],
      ['dispute', 'disputeResult', said.disputed],
    ] as const) {
      const schema = { operationId, ...one, body: answerBody };
      app.post(
        `/:gameId/result/${action}`,
        { schema },
        async ({ params: { gameId }, body, caller }) => {
          await results[action](gameId, body.proposedAt, caller);
          return ok({ result: await results.of(gameId, caller) }, message);
        },
      );
    }
  };

const done = { response: { 200: envelope(nothing) } };

/** What organisers decide, and what all may read of it; mounted at each kind of competition. */
export const organiserResultRoutes =
  (
    kind: CompetitionKind,
    results: ResultService,
    competitions: CompetitionService,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const operations = OPERATIONS[kind];
    const { one: competition, game, member } = PARAMS[kind];
    const address = `/:${kind}Id`;
    app.addHook('onRequest', requireUser);

    const decision = { operationId: operations.decide, params: game, body: decisionBody, ...done };
    app.put(
      `${address}/results/:gameId`,
      { schema: decision },
      async ({ params, body, caller }) => {
        await results.enter(kind, params, body, caller);
        return ok({}, said.decided);
      },
    );

    const back = { operationId: operations.takeBack, params: game, body: takingBackBody, ...done };
    app.post(
      `${address}/results/:gameId/taking-back`,
      { schema: back },
      async ({ params, body, caller }) => {
        await results.takeBack(kind, params, body, caller);
        return ok({}, said.takenBack);
      },
    );

    const leaving = {
      operationId: operations.withdraw,
      params: competition,
      body: withdrawalBody,
      ...done,
    };
    app.post(
      `${address}/withdrawals`,
      { schema: leaving },
      async ({ params: { competitionId }, body, caller }) => {
        await results.withdraw(kind, competitionId, body, caller);
        return ok({}, said.withdrawn);
      },
    );

    const past = {
      operationId: operations.history,
      params: competition,
      querystring: historyPage,
      response: { 200: envelope(history) },
    };
    app.get(`${address}/history`, { schema: past }, async ({ params: { competitionId }, query }) =>
      ok(await competitions.history(competitionId, query)),
    );

    const risk = {
      operationId: operations.atRisk,
      params: competition,
      response: { 200: envelope(gamesAtRisk) },
    };
    app.get(`${address}/at-risk`, { schema: risk }, async ({ params: { competitionId }, caller }) =>
      ok(await results.atRisk(kind, competitionId, caller)),
    );

    const reminder = { operationId: operations.remind, params: game, body: noFields, ...done };
    app.post(
      `${address}/at-risk/:gameId/reminder`,
      { schema: reminder },
      async ({ params: of, caller }) => {
        await results.remind(kind, of, caller);
        return ok({}, said.reminded);
      },
    );

    const grace = { operationId: operations.grace, params: competition, body: graceBody, ...done };
    app.put(
      `${address}/grace`,
      { schema: grace },
      async ({ params: { competitionId }, body, caller }) => {
        await competitions.setGrace(competitionId, body.days, caller);
        return ok({}, said.graceSet);
      },
    );

    const listed = {
      operationId: operations.helpers,
      params: competition,
      response: { 200: envelope(helpers) },
    };
    app.get(`${address}/helpers`, { schema: listed }, async ({ params: { competitionId } }) =>
      ok({ users: await competitions.helpers(competitionId) }),
    );

    const naming = {
      operationId: operations.addHelper,
      params: competition,
      body: helperBody,
      ...done,
    };
    app.post(
      `${address}/helpers`,
      { schema: naming },
      async ({ params: { competitionId }, body, caller }) => {
        await competitions.addHelper(competitionId, body.username, caller);
        return ok({}, said.helperNamed);
      },
    );

    const removal = { operationId: operations.removeHelper, params: member, ...done };
    app.delete(
      `${address}/helpers/:userId`,
      { schema: removal },
      async ({ params: { competitionId, userId }, caller }) => {
        await competitions.removeHelper(competitionId, userId, caller);
        return ok({}, said.helperRemoved);
      },
    );
  };
