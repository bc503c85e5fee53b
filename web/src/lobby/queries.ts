import type { GameRequest } from '@darts/contracts/lobby';
import type { EventOf } from '@darts/contracts/realtime';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

const ASK_AGAIN_MS = 20_000;

/** Challenge with its expiry as a time of `performance.now()`. */
export type Challenge = Omit<GameRequest, 'remainingMs'> & { readonly endsAt: number };

/** Returns a query for a snapshot that only events fill: never fetched, undefined until the first event. */
const snapshot = <Snapshot>(name: string) =>
  queryOptions<Snapshot>({ queryKey: ['lobby', name], queryFn: skipToken });

export const lobbyGamesQuery = snapshot<EventOf<'updateLobbyGames'>>('games');
export const runningGamesQuery = snapshot<EventOf<'updateRunningGames'>>('running');
export const challengesQuery = snapshot<readonly Challenge[]>('challenges');

/** Returns the user's own entry, if they wait for a rival. */
export const ownIn = ({ lobbyGames }: EventOf<'updateLobbyGames'>, userId: string) =>
  lobbyGames.find((each) => each.userId === userId);

/** Query that keeps the user in the lobby. Polled, since each request makes the server send the snapshots. */
export const presenceQuery = queryOptions({
  queryKey: ['lobby', 'presence'],
  queryFn: () => ask('enterOnlineLobby', {}),
  refetchInterval: ASK_AGAIN_MS,
  refetchOnWindowFocus: 'always',
  gcTime: 0,
});

/** Caches the snapshots of the latest events. */
export function useLobbyEvents(): void {
  const cache = useQueryClient();
  useServerEvent('updateLobbyGames', (event) =>
    cache.setQueryData(lobbyGamesQuery.queryKey, event),
  );
  useServerEvent('updateRunningGames', (event) =>
    cache.setQueryData(runningGamesQuery.queryKey, event),
  );
  useServerEvent('updatePendingGameRequests', ({ pendingRequests }) => {
    const now = performance.now();
    const challenges = pendingRequests.map(({ remainingMs, ...request }) => ({
      ...request,
      endsAt: now + remainingMs,
    }));
    cache.setQueryData(challengesQuery.queryKey, challenges);
  });
}
