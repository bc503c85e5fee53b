import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { gameRequestsQuery, lobbyGamesQuery, presenceQuery, useLobbyNews } from './queries.ts';

/** The lobby by its latest event, with the user in it for as long as the page is open. */
export function useLobby() {
  useLobbyNews();
  const { userId } = useUser();
  const isOnline = useConnection() === 'online';
  const presence = useQuery({ ...presenceQuery, enabled: isOnline });
  const { data: games } = useQuery(lobbyGamesQuery);
  const { data: requests } = useQuery(gameRequestsQuery);
  useExitOnLeaving();

  const asked = requests?.pendingRequests.filter((each) => each.fromUserId === userId) ?? [];
  return {
    isOnline,
    isError: presence.isError,
    retry: presence.refetch,
    games, // undefined until the first event
    own: games?.lobbyGames.find((each) => each.userId === userId),
    others: games?.lobbyGames.filter((each) => each.userId !== userId) ?? [],
    isAsked: (playerId: string) => asked.some((each) => each.toUserId === playerId),
  };
}

function useExitOnLeaving(): void {
  const cache = useQueryClient();
  useEffect(
    () => () => {
      cache.removeQueries({ queryKey: lobbyGamesQuery.queryKey }); // old on the next visit
      // Not sent because the connection is gone? Then so is the server's entry.
      ask('exitOnlineLobby', {}).catch(() => {});
    },
    [cache],
  );
}
