import type { EventName, EventOf } from '@darts/contracts/realtime';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

const ASK_AGAIN_MS = 20_000;

/** A snapshot that comes as an event and is never fetched: undefined until the first. */
const snapshot = <Name extends EventName>(name: Name) =>
  queryOptions<EventOf<Name>>({ queryKey: ['lobby', name], queryFn: skipToken });

export const lobbyGamesQuery = snapshot('updateLobbyGames');
export const gameRequestsQuery = snapshot('updatePendingGameRequests');

/** Being in the lobby. Asked again and again, since each answer brings the snapshots with it. */
export const presenceQuery = queryOptions({
  queryKey: ['lobby', 'presence'],
  queryFn: () => ask('enterOnlineLobby', {}),
  refetchInterval: ASK_AGAIN_MS,
  refetchOnWindowFocus: 'always',
  gcTime: 0,
});

/** Caches the snapshots of the latest events. */
export function useLobbyNews(): void {
  const cache = useQueryClient();
  useServerEvent('updateLobbyGames', (event) =>
    cache.setQueryData(lobbyGamesQuery.queryKey, event),
  );
  useServerEvent('updatePendingGameRequests', (event) =>
    cache.setQueryData(gameRequestsQuery.queryKey, event),
  );
}
