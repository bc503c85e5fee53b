import { useQuery } from '@tanstack/react-query';
import { useWatch } from '#competitions/detail/use-watch.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { isMissing } from '#platform/api-error.ts';
import { tournamentKind } from './kind.ts';
import { tournamentQuery } from './queries.ts';

/** Loads a tournament, and keeps it updated. */
export function useTournament(tournamentId: string) {
  const { queryKey } = tournamentQuery(tournamentId);
  const { data, error, refetch } = useQuery(tournamentQuery(tournamentId));
  const tournament = isMissing(error) ? undefined : data; // the tournament may have been deleted meanwhile
  useErrorToast(error, tournamentKind.words.loadFailed);
  useWatch({ tournamentId }, queryKey);

  return { tournament, error, isLoading: !tournament && !error, retry: () => void refetch() };
}
