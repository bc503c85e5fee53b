import type { CompetitionKind } from '@darts/contracts/competitions';
import type { GameResult } from '@darts/contracts/results';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** The interval of polling while the rival may answer, in milliseconds. */
const ASK_AGAIN_MS = 20_000;

const KEY = ['competitions', 'results'];

/**
 * What can be entered for a game, and what is proposed; null for one of no league or tournament.
 *
 * @param version of the game, with which it changes
 */
export const gameResultQuery = (gameId: string, version: number) =>
  queryOptions({
    queryKey: [...KEY, gameId, version],
    queryFn: async ({ signal }): Promise<GameResult | null> => {
      const { result } = await get<{ result: GameResult | null }>(
        `/games/${gameId}/result`,
        signal,
      );
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

/** Where the calls for a league or tournament go. */
export const pathOf = ({ kind, competitionId }: Of): string => `/${kind}s/${competitionId}`;

/** Has what depends on a decision looked at again: the game, its competition, what is proposed. */
export function useRefresh() {
  const cache = useQueryClient();
  return (gameId: string, { kind, competitionId }: Of) =>
    Promise.all(
      [['games', gameId], ['competitions'], [`${kind}s`, competitionId]].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
}
