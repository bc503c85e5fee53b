import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import {
  challengesQuery,
  lobbyGamesQuery,
  ownIn,
  presenceQuery,
  runningGamesQuery,
  useLobbyEvents,
} from './queries.ts';

/** Returns the lobby by its latest event. The user is in it at least while the page is open. */
export function useLobby() {
  useLobbyEvents();
  const { userId } = useUser();
  const isOnline = useConnection() === 'online';
  const presence = useQuery({ ...presenceQuery, enabled: isOnline });
  const { data: games } = useQuery(lobbyGamesQuery);
  const { data: running } = useQuery(runningGamesQuery);
  const { data: challenges } = useQuery(challengesQuery);
  useExitOnLeaving();

  const made = challenges?.filter((each) => each.fromUserId === userId) ?? [];
  return {
    isOnline,
    isError: presence.isError,
    retry: presence.refetch,
    games, // undefined until the first event
    running, // the same
    own: games && ownIn(games, userId),
    others: games?.lobbyGames.filter((each) => each.userId !== userId) ?? [],
    challengeTo: (playerId: string) => made.find((each) => each.toUserId === playerId),
  };
}

/** Leaves the lobby with the page, unless the user waits for a rival: `WaitingElsewhere` handles that. */
function useExitOnLeaving(): void {
  const cache = useQueryClient();
  const { userId } = useUser();
  useEffect(
    () => () => {
      const games = cache.getQueryData(lobbyGamesQuery.queryKey);
      if (games && ownIn(games, userId)) return;
      for (const { queryKey } of [lobbyGamesQuery, runningGamesQuery]) {
        cache.removeQueries({ queryKey }); // old on the next visit
      }
      // Not sent because the connection is gone? Then so is the server's entry.
      ask('exitOnlineLobby', {}).catch(() => {});
    },
    [cache, userId],
  );
}
