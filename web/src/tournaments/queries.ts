import { getTournament } from '@darts/contracts/addresses/tournaments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';

/** Interval of polling while games are played, in milliseconds: events may get lost, and scores send none. */
const ASK_AGAIN_MS = 20_000;

export const tournamentQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId],
    queryFn: ({ signal }) => call(getTournament, { params: { tournamentId }, signal }),
    select: ({ tournament }) => tournament,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.tournament.status === 'encurso' && ASK_AGAIN_MS,
  });
