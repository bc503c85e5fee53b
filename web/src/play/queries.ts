import type { GameView } from '@darts/contracts/play';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { get } from '#platform/api.ts';
import { useNews } from '#platform/news.ts';

/** How often to ask again while waiting for somebody else: news may get lost. */
const ASK_AGAIN_MS = 20_000;

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
