import type {
  PublicGame,
  PublicLeague,
  PublicRound,
  PublicTournament,
} from '@darts/contracts/publishing';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

/** All that guests have read: forgotten together, when it is not public any more. */
export const PUBLIC = 'public';

export const publicLeagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'leagues', leagueId],
    queryFn: ({ signal }) => get<{ league: PublicLeague }>(`/public/leagues/${leagueId}`, signal),
    select: ({ league }) => league,
  });

export const publicRoundQuery = (leagueId: string, round: number) =>
  queryOptions({
    queryKey: [PUBLIC, 'leagues', leagueId, 'rounds', round],
    queryFn: ({ signal }) => get<PublicRound>(`/public/leagues/${leagueId}/games/${round}`, signal),
  });

export const publicTournamentQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'tournaments', tournamentId],
    queryFn: ({ signal }) =>
      get<{ tournament: PublicTournament }>(`/public/tournaments/${tournamentId}`, signal),
    select: ({ tournament }) => tournament,
  });

export const publicGameQuery = (gameId: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'games', gameId],
    queryFn: ({ signal }) => get<{ game: PublicGame }>(`/public/games/${gameId}`, signal),
    select: ({ game }) => game,
  });
