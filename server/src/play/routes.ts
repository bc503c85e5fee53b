import { playCalls } from '@darts/contracts/calls/play';
import type { AccountService } from '#accounts/service.ts';
import { routes } from '#platform/http/routes.ts';
import { Refusal } from '#platform/refusals.ts';
import type { LiveGames } from './live-games.ts';
import type { PlayService } from './service.ts';
import { askedTurn } from './turns/judge-turn.ts';

type Features = {
  readonly games: PlayService;
  readonly live: LiveGames;
  readonly accounts: AccountService; // refuses the ids of unknown or deleted users
};

/** Returns the upper time limit of a page, in milliseconds. Without `before`, there is no limit. */
const timeBefore = (before?: string): number =>
  before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before);

export const playRoutes = ({ games, live, accounts }: Features) => {
  const game = async ({ params }: { readonly params: { readonly gameId: string } }) => ({
    game: await games.get(params.gameId),
  });
  return routes(playCalls, {
    getGame: game,
    getGameDetails: game,
    recordTurn: ({ params, body, caller }) =>
      live.recordTurn(params.gameId, caller, askedTurn(body)),
    async getActiveGame({ params, caller }) {
      if (params.userId !== caller.userId) throw new Refusal('forbidden');
      return { game: await games.running(caller.userId) };
    },
    async listFinishedGames({ params, query, caller }) {
      await accounts.get(params.userId, caller);
      const page = { ...query, before: timeBefore(query.before), rivalId: query.rival };
      return { games: await games.finished(params.userId, page) };
    },
    async getStatistics({ params, caller }) {
      await accounts.get(params.userId, caller);
      return games.statistics(params.userId);
    },
    async getFigures({ params, query, caller }) {
      await accounts.get(params.userId, caller);
      return games.figures(params.userId, query);
    },
    async listRivals({ params, query, caller }) {
      await accounts.get(params.userId, caller);
      return { rivals: await games.rivals(params.userId, query.limit, timeBefore(query.before)) };
    },
  });
};
