import type { Tournament } from '@darts/contracts/tournaments';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** How often to ask again while games are played: news may get lost, and scores are none. */
const ASK_AGAIN_MS = 20_000;

export const tournamentQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId],
    queryFn: ({ signal }) =>
      get<{ tournament: Tournament }>(`/tournaments/${tournamentId}`, signal),
    select: ({ tournament }) => tournament,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.tournament.status === 'encurso' && ASK_AGAIN_MS,
  });
