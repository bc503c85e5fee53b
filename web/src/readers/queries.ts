import {
  getPublicGame,
  getPublicLeague,
  getPublicRound,
  getPublicTournament,
} from '@darts/contracts/addresses/readers';
import { queryOptions, type Query } from '@tanstack/react-query';
import { isMissing } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';

const POLL_MS = 5000;
const MISSING_POLL_MS = 60_000; // a private page may be made public again

/** Polls while the page is visible. For an unchanged answer, the server sends only its ETag. */
const polled = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    isMissing(state.error) ? MISSING_POLL_MS : POLL_MS,
};

export const publicLeagueQuery = (leagueId: string) =>
  queryOptions({
    queryKey: ['public', 'leagues', leagueId],
    queryFn: ({ signal }) => call(getPublicLeague, { params: { leagueId }, signal }),
    select: ({ league }) => league,
    ...polled,
  });

export const publicRoundQuery = (leagueId: string, round: number) =>
  queryOptions({
    queryKey: ['public', 'leagues', leagueId, 'rounds', round],
    queryFn: ({ signal }) => call(getPublicRound, { params: { leagueId, round }, signal }),
    ...polled,
  });

export const publicTournamentQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['public', 'tournaments', tournamentId],
    queryFn: ({ signal }) => call(getPublicTournament, { params: { tournamentId }, signal }),
    select: ({ tournament }) => tournament,
    ...polled,
  });

export const publicGameQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['public', 'games', gameId],
    queryFn: ({ signal }) => call(getPublicGame, { params: { gameId }, signal }),
    select: ({ game }) => game,
    ...polled,
  });
