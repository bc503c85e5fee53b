import { byUserId } from '@darts/contracts/accounts';
import { envelope } from '@darts/contracts/envelope';
import { figuresAnswer, figuresFilter, rivalsAnswer, rivalsPage } from '@darts/contracts/figures';
import {
  byGameId,
  finishedGamesAnswer,
  gameAnswer,
  gamesPage,
  maybeGameAnswer,
  playerStatistics,
  turnAnswer,
  turnBody,
} from '@darts/contracts/play';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { Refusal } from '#platform/refusals.ts';
import type { AccountService } from '#accounts/service.ts';
import type { LiveGames } from './live-games.ts';
import type { PlayService } from './service.ts';
import { askedTurn } from './turns/judge-turn.ts';

type Features = {
  readonly games: PlayService;
  readonly live: LiveGames;
  readonly accounts: AccountService; // refuses ids of no user, or of a deleted one
};

const answers = <Data extends Parameters<typeof envelope>[0]>(data: Data) => ({
  response: { 200: envelope(data) },
});

/** Where a page begins: at the newest, unless it says so. */
const timeBefore = (before?: string): number =>
  before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before);

const ONE = [
  ['/:gameId', 'getGame'],
  ['/:gameId/details', 'getGameDetails'],
] as const;

/** The REST face of games, mounted at /games. */
export const playRoutes =
  ({ games, live, accounts }: Features): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const one = { params: byGameId, ...answers(gameAnswer) };
    for (const [path, operationId] of ONE) {
      app.get(path, { schema: { operationId, ...one } }, async ({ params }) =>
        ok({ game: await games.get(params.gameId) }),
      );
    }

    const turn = {
      operationId: 'recordTurn',
      params: byGameId,
      body: turnBody,
      ...answers(turnAnswer),
    };
    app.post('/:gameId/turn', { schema: turn }, async ({ params, body, caller }) =>
      ok(await live.recordTurn(params.gameId, caller, askedTurn(body))),
    );

    const active = { operationId: 'getActiveGame', params: byUserId, ...answers(maybeGameAnswer) };
    app.get('/activegame/:userId', { schema: active }, async ({ params, caller }) => {
      if (params.userId !== caller.userId) throw new Refusal('forbidden');
      return ok({ game: await games.running(caller.userId) });
    });

    const finished = {
      operationId: 'listFinishedGames',
      params: byUserId,
      querystring: gamesPage,
      ...answers(finishedGamesAnswer),
    };
    app.get(
      '/getFinishedGamesByUser/:userId',
      { schema: finished },
      async ({ params, query, caller }) => {
        await accounts.get(params.userId, caller);
        const page = { ...query, before: timeBefore(query.before), rivalId: query.rival };
        return ok({ games: await games.finished(params.userId, page) });
      },
    );

    const statistics = {
      operationId: 'getStatistics',
      params: byUserId,
      ...answers(playerStatistics),
    };
    app.get('/statistics/:userId', { schema: statistics }, async ({ params, caller }) => {
      await accounts.get(params.userId, caller);
      return ok(await games.statistics(params.userId));
    });
  };

/** The REST face of what players have thrown, mounted at /users. */
export const playerRoutes =
  ({ games, accounts }: Pick<Features, 'games' | 'accounts'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    const figures = {
      operationId: 'getFigures',
      params: byUserId,
      querystring: figuresFilter,
      ...answers(figuresAnswer),
    };
    app.get('/:userId/statistics', { schema: figures }, async ({ params, query, caller }) => {
      await accounts.get(params.userId, caller);
      return ok(await games.figures(params.userId, query));
    });

    const rivals = {
      operationId: 'listRivals',
      params: byUserId,
      querystring: rivalsPage,
      ...answers(rivalsAnswer),
    };
    app.get('/:userId/rivals', { schema: rivals }, async ({ params, query, caller }) => {
      await accounts.get(params.userId, caller);
      const rows = await games.rivals(params.userId, query.limit, timeBefore(query.before));
      return ok({ rivals: rows });
    });
  };
