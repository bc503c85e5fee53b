import { getGameResult } from '@darts/contracts/addresses/results';
import type { CompetitionKind } from '@darts/contracts/competitions';
import type { GameResult } from '@darts/contracts/results';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { placeAt } from '#competitions/kind.ts';
import { call } from '#platform/api.ts';

/** The interval of polling while the rival may answer, in milliseconds. */
const ASK_AGAIN_MS = 20_000;

const KEY = ['competitions', 'results'];

/**
 * Query for the entered and proposed results of a game; null for a game of no competition.
 *
 * @param version of the game; each version has its own cache entry
 */
export const gameResultQuery = (gameId: string, version: number) =>
  queryOptions({
    queryKey: [...KEY, gameId, version],
    queryFn: async ({ signal }): Promise<GameResult | null> => {
      const { result } = await call(getGameResult, { params: { gameId }, signal });
      return result;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.status === 'pendiente' && ASK_AGAIN_MS,
  });

export type Of = {
  readonly kind: CompetitionKind;
  readonly competitionId: string;
};

/** Invalidates the queries that a decision affects: the game, its competition, its proposals. */
export function useRefresh() {
  const cache = useQueryClient();
  return (gameId: string, { kind, competitionId }: Of) =>
    Promise.all(
      [['games', gameId], ['competitions'], placeAt(kind, competitionId).queryKey].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
}
