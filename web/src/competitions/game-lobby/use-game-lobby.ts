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
import { gameLobbyWords } from './words.ts';

/** The interval of polling while waiting for the rival, in milliseconds: events may get lost. */
const ASK_AGAIN_MS = 20_000;

/** Ids of the players in a game's lobby, by their state. */
export type InLobby = {
  readonly present: readonly string[];
  readonly playing: readonly string[]; // players of the game who are in another game
  readonly asking: string | undefined; // player who asks to record for both
};

const EMPTY: InLobby = { present: [], playing: [], asking: undefined };

/**
 * Waits in the lobby of a game, again after each reconnection, and goes to the game when it begins. Leaves the lobby on
 * unmount.
 */
export function useGameLobby(gameId: string): InLobby {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isOnline = useConnection() === 'online';
  const [lobby, setLobby] = useState(EMPTY);

  useServerEvent('preLobbyUpdate', ({ players, playing = [], asking }) =>
    setLobby({ present: players.flatMap(({ userId }) => userId ?? []), playing, asking }),
  );
  useServerEvent('startLeagueGame', (started) => {
    if (started.gameId !== gameId) return;
    toast.success(gameLobbyWords.begins);
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
    // The game may have been decided meanwhile: by a result, a walkover or a deleted account.
    void queryClient.invalidateQueries({ queryKey: pendingGameQuery(gameId).queryKey });
  }, [error, gameId, queryClient]);

  useEffect(
    () => () => {
      // Best effort: without a connection, the player does not wait in the lobby any more.
      ask('leaveLeagueGameLobby', { gameId }).catch(() => {});
    },
    [gameId],
  );

  return isOnline ? lobby : EMPTY;
}
