import type { GameView } from '@darts/contracts/play';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { get } from '#platform/api.ts';
import { useConnection } from '#platform/connection.ts';
import { useNews } from '#platform/news.ts';
import { ask } from '#platform/socket.ts';

/** How often to ask again while waiting for somebody else: news may get lost. */
export const ASK_AGAIN_MS = 20_000;

/** Of two snapshots of one game, the one that is not older. */
export const latest = (held: GameView | undefined, told: GameView): GameView =>
  held && held.version > told.version ? held : told;

/** A game as the server last told it, whichever way. Older snapshots do not replace newer ones. */
export const gameQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', gameId],
    queryFn: async ({ signal }): Promise<GameView> => {
      const { game } = await get<{ game: GameView }>(`/games/${gameId}`, signal);
      return game;
    },
    // Under this key there is never anything but the game.
    structuralSharing: (held, told) => latest(held as GameView | undefined, told as GameView),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.status === 'encurso' && ASK_AGAIN_MS,
  });

/** The running game of a user: null when they play none. Asked again and again. */
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

/** Keeps what an answer or the news tell of a game. */
export function useHoldGame(): (game: GameView) => void {
  const cache = useQueryClient();
  return useCallback(
    (game: GameView) => cache.setQueryData(gameQuery(game.gameId).queryKey, game),
    [cache],
  );
}

/** Keeps the games that the news tell of, for as long as the component is on the page. */
export function useGameNews(): void {
  const hold = useHoldGame();
  useNews('gameStarted', ({ game }) => hold(game));
  useNews('updateGame', ({ game }) => hold(game));
}

/** Has a game's news sent here although its players are others, again after each reconnection. */
export function useWatching(gameId: string): void {
  const cache = useQueryClient();
  const isOnline = useConnection() === 'online';

  useEffect(() => {
    if (!isOnline) return undefined;
    ask('watch', { gameId })
      // What happened before the server took note is no news any more.
      .then(() => cache.invalidateQueries({ queryKey: gameQuery(gameId).queryKey }))
      .catch(() => {}); // then the page asks again and again all the same
    return () => {
      ask('unwatch', { gameId }).catch(() => {});
    };
  }, [isOnline, gameId, cache]);
}
