import type { NewsName, Told } from '@darts/contracts/realtime';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

const ASK_AGAIN_MS = 20_000;

/** A snapshot that is told, never fetched: undefined until it has been. */
const snapshot = <Name extends NewsName>(name: Name) =>
  queryOptions<Told<Name>>({ queryKey: ['lobby', name], queryFn: skipToken });

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

/** Keeps the snapshots as the server last told them. */
export function useLobbyNews(): void {
  const cache = useQueryClient();
  useServerEvent('updateLobbyGames', (told) => cache.setQueryData(lobbyGamesQuery.queryKey, told));
  useServerEvent('updatePendingGameRequests', (told) =>
    cache.setQueryData(gameRequestsQuery.queryKey, told),
  );
}
