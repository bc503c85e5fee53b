import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pendingGameQuery } from '#competitions/queries.ts';
import { isUnanswered, messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { paths } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

/** The interval of polling while waiting for the rival, in milliseconds: events may get lost. */
const ASK_AGAIN_MS = 20_000;

/**
 * Waits in the lobby of a game, again after each reconnection, and goes to the game when it
 * begins; leaves the lobby with the page.
 *
 * @returns the ids of the players who are there
 */
export function useGameLobby(gameId: string): readonly string[] {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isOnline = useConnection() === 'online';
  const [present, setPresent] = useState<readonly string[]>([]);

  useServerEvent('preLobbyUpdate', ({ players }) =>
    setPresent(players.flatMap(({ userId }) => userId ?? [])),
  );
  useServerEvent('startLeagueGame', (started) => {
    if (started.gameId !== gameId) return;
    toast.success(words.begins);
    void navigate(paths.onlineGame(gameId), { replace: true });
  });

  const { error } = useQuery({
    queryKey: ['competitions', 'lobby', gameId],
    queryFn: () => ask('joinLeagueGameLobby', { gameId }),
    enabled: isOnline,
    staleTime: 0,
    gcTime: 0,
    retry: (_, failure) => isUnanswered(failure),
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });
  const refusal = error && messageOf(error);
  useEffect(() => {
    if (refusal) toast.error(refusal);
  }, [refusal]);
  useEffect(() => {
    if (!error) return;
    // Decided meanwhile, maybe: by a result, a walkover or a deleted account.
    void queryClient.invalidateQueries({ queryKey: pendingGameQuery(gameId).queryKey });
  }, [error, gameId, queryClient]);

  useEffect(
    () => () => {
      // Not sent because the connection is gone? Then nobody waits here any more.
      ask('leaveLeagueGameLobby', { gameId }).catch(() => {});
    },
    [gameId],
  );

  return isOnline ? present : [];
}
