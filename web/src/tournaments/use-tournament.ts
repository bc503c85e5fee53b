import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { useWatch } from '#competitions/use-watch.ts';
import { useNews } from '#platform/news.ts';
import { tournamentQuery } from './queries.ts';

export const FAILURE = 'Error al cargar el torneo';

/** A tournament, kept as it is while it is looked at. */
export function useTournament(tournamentId: string) {
  const cache = useQueryClient();
  const { queryKey } = tournamentQuery(tournamentId);
  const { data: tournament, error, refetch } = useQuery(tournamentQuery(tournamentId));
  useErrorToast(error, FAILURE);
  useWatch({ tournamentId }, queryKey);
  useNews('tournamentChanged', (changed) => {
    if (changed.tournamentId === tournamentId) void cache.invalidateQueries({ queryKey });
  });

  return { tournament, isLoading: !tournament && !error, retry: () => void refetch() };
}
