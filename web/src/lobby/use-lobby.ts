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

/** Returns the lobby as of the latest events, and keeps the user in it while the page is open. */
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
    running, // undefined until the first event
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
        cache.removeQueries({ queryKey }); // would be stale on the next visit
      }
      // Best effort: without a connection, the server removes the entry by itself.
      ask('exitOnlineLobby', {}).catch(() => {});
    },
    [cache, userId],
  );
}
