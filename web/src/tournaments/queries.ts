import type { Tournament } from '@darts/contracts/tournaments';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** How often to ask again while games are played: news may get lost, and scores are none. */
const ASK_AGAIN_MS = 20_000;

export const tournamentQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId],
    queryFn: async ({ signal }): Promise<Tournament> =>
      (await get<{ tournament: Tournament }>(`/tournaments/${tournamentId}`, signal)).tournament,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.status === 'encurso' && ASK_AGAIN_MS,
  });
