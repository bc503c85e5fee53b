import { getActiveGame, getGame } from '@darts/contracts/addresses/play';
import type { GameUpdate, GameView } from '@darts/contracts/play';
import { wholeGame } from '@darts/contracts/game/whole-game';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '#platform/api.ts';
import { useConnection } from '#platform/connection.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** Polling interval while waiting for another player, since events may get lost. */
export const ASK_AGAIN_MS = 20_000;

/** Returns the newer of two snapshots of a game. */
export const latest = (cached: GameView | undefined, next: GameView): GameView =>
  cached && cached.version > next.version ? cached : next;

/** The latest snapshot of a game, from an answer or an event. A stale snapshot replaces no newer one. */
export const gameQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', gameId],
    queryFn: async ({ signal }): Promise<GameView> => {
      const { game } = await call(getGame, { params: { gameId }, signal });
      return game;
    },
    // This key never holds anything but the game.
    structuralSharing: (cached, next) => latest(cached as GameView | undefined, next as GameView),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.status !== 'finalizada' && ASK_AGAIN_MS,
  });

/** The running game of a user; null for none. Polled. */
export const runningGameQuery = (userId: string) =>
  queryOptions({
    queryKey: ['games', 'running', userId],
    queryFn: async ({ signal }): Promise<GameView | null> => {
      const { game } = await call(getActiveGame, { params: { userId }, signal });
      return game;
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });

/** True if another device of the user holds the running game. */
export const heldElsewhereQuery = queryOptions({
  queryKey: ['games', 'held-elsewhere'],
  queryFn: async () => (await ask('hasOtherSocketInGame', {})).hasOtherSocketInGame,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: ASK_AGAIN_MS,
});

/** Returns a function that caches a game from an answer or an event, or refetches it if turns are missing. */
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

/** Caches the games of events while the component is mounted. */
export function useGameEvents(): void {
  const cacheGame = useCacheGame();
  useServerEvent('gameStarted', ({ game }) => cacheGame(game));
  useServerEvent('updateGame', ({ game }) => cacheGame(game));
}

/**
 * Subscribes to the events of a game of other players, again after each reconnection.
 *
 * @param gameId undefined until the page shows the game: on subscription the server sends the darts entered so far
 */
export function useWatching(gameId: string | undefined): void {
  const cache = useQueryClient();
  const isOnline = useConnection() === 'online';

  useEffect(() => {
    if (!isOnline || gameId === undefined) return undefined;
    ask('watch', { gameId })
      // Events from before the subscription are lost.
      .then(() => cache.invalidateQueries({ queryKey: gameQuery(gameId).queryKey }))
      .catch(() => {}); // the page polls anyway
    return () => {
      ask('unwatch', { gameId }).catch(() => {});
    };
  }, [isOnline, gameId, cache]);
}
