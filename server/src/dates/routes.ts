import {
  agreementBody,
  dueDateBody,
  gameDatesAnswer,
  proposalBody,
  upcomingGames,
} from '@darts/contracts/dates';
import { envelope, nothing } from '@darts/contracts/envelope';
import { byGameId } from '@darts/contracts/play';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import { PARAMS, type CompetitionKind } from '../competitions/service.ts';
import type { DateService } from './service.ts';

const one = { params: byGameId, response: { 200: envelope(gameDatesAnswer) } };

/** When games are thrown, for their players; mounted at /games. */
export const gameDateRoutes =
  (dates: DateService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const next = { operationId: 'listUpcomingGames', response: { 200: envelope(upcomingGames) } };
    app.get('/upcoming', { schema: next }, async ({ caller }) => ok(await dates.upcoming(caller)));

    const look = { operationId: 'getGameDates', ...one };
    app.get('/:gameId/dates', { schema: look }, async ({ params: { gameId }, caller }) =>
      ok({ dates: await dates.get(gameId, caller) }),
    );

    const proposing = { operationId: 'proposeTimes', ...one, body: proposalBody };
    app.post(
      '/:gameId/dates/proposal',
      { schema: proposing },
      async ({ params: { gameId }, body, caller }) => {
        await dates.propose(gameId, body.times, caller);
        return ok({ dates: await dates.get(gameId, caller) }, words.done.timesProposed);
      },
    );

    const agreeing = { operationId: 'agreeToTime', ...one, body: agreementBody };
    app.post(
      '/:gameId/dates/agreement',
      { schema: agreeing },
      async ({ params: { gameId }, body, caller }) => {
        await dates.agree(gameId, body.at, caller);
        return ok({ dates: await dates.get(gameId, caller) }, words.done.timeAgreed);
      },
    );
  };

const MOVES = { league: 'moveLeagueGame', tournament: 'moveTournamentGame' };

/** The same for who organises them; mounted at each kind of competition. */
export const organiserDateRoutes =
  (kind: CompetitionKind, dates: DateService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const moving = {
      operationId: MOVES[kind],
      params: PARAMS[kind].game,
      body: dueDateBody,
      response: { 200: envelope(nothing) },
    };
    app.put(`/:${kind}Id/dates/:gameId`, { schema: moving }, async ({ params, body, caller }) => {
      await dates.move(kind, params, body, caller);
      return ok({}, words.done.gameMoved);
    });
  };
