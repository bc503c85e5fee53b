import type { GameUpdate, GameView } from '@darts/contracts/play';
import { wholeGame } from '@darts/contracts/whole-game';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { get } from '#platform/api.ts';
import { useConnection } from '#platform/connection.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** The interval of polling while waiting for somebody else, in milliseconds: events may get lost. */
export const ASK_AGAIN_MS = 20_000;

/** Of two snapshots of one game, the one that is not older. */
export const latest = (cached: GameView | undefined, next: GameView): GameView =>
  cached && cached.version > next.version ? cached : next;

/** The latest snapshot of a game, from an answer or an event: an older one replaces no newer one. */
export const gameQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', gameId],
    queryFn: async ({ signal }): Promise<GameView> => {
      const { game } = await get<{ game: GameView }>(`/games/${gameId}`, signal);
      return game;
    },
    // Under this key there is never anything but the game.
    structuralSharing: (cached, next) => latest(cached as GameView | undefined, next as GameView),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.status !== 'finalizada' && ASK_AGAIN_MS,
  });

/** The running game of a user: null when they play none. Polled. */
export const runningGameQuery = (userId: string) =>
  queryOptions({
    queryKey: ['games', 'running', userId],
    queryFn: async ({ signal }): Promise<GameView | null> => {
      const { game } = await get<{ game: GameView | null }>(`/games/activegame/${userId}`, signal);
      return game;
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });

/** Whether another device of the user holds their running game. */
export const heldElsewhereQuery = queryOptions({
  queryKey: ['games', 'held-elsewhere'],
  queryFn: async () => (await ask('hasOtherSocketInGame', {})).hasOtherSocketInGame,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: ASK_AGAIN_MS,
});

/** Puts a game, from an answer or an event, into the query cache; asks for it, where turns are missing. */
export function useCacheGame(): (game: GameUpdate) => void {
  const cache = useQueryClient();
  return useCallback(
    (update: GameUpdate) => {
      const { queryKey } = gameQuery(update.gameId);
      const game = wholeGame(cache.getQueryData(queryKey), update);
      if (game) cache.setQueryData(queryKey, game);
      else void cache.invalidateQueries({ queryKey, exact: true });
    },
    [cache],
  );
}

/** Puts the games of events into the query cache, for as long as the component is on the page. */
export function useGameEvents(): void {
  const cacheGame = useCacheGame();
  useServerEvent('gameStarted', ({ game }) => cacheGame(game));
  useServerEvent('updateGame', ({ game }) => cacheGame(game));
}

/**
 * Subscribes to a game of other players at the server, again after each reconnection.
 *
 * @param gameId once it is on the page, which the darts are told to that have been entered before
 */
export function useWatching(gameId: string | undefined): void {
  const cache = useQueryClient();
  const isOnline = useConnection() === 'online';

  useEffect(() => {
    if (!isOnline || gameId === undefined) return undefined;
    ask('watch', { gameId })
      // Events from before the subscription are lost.
      .then(() => cache.invalidateQueries({ queryKey: gameQuery(gameId).queryKey }))
      .catch(() => {}); // the page polls all the same
    return () => {
      ask('unwatch', { gameId }).catch(() => {});
    };
  }, [isOnline, gameId, cache]);
}
