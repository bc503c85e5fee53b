import { useEffect } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toast.ts';
import { useHoldGame } from './queries.ts';

/** Plays with this device: joins the game, again after each reconnection, and leaves with the page. */
export function useBeingIn(gameId: string): void {
  const hold = useHoldGame();
  const isOnline = useConnection() === 'online';

  useEffect(() => {
    if (!isOnline) return;
    ask('joinGame', { gameId }).then(
      ({ game }) => hold(game),
      (error: unknown) => toast.error(messageOf(error)),
    );
  }, [isOnline, gameId, hold]);

  useEffect(
    () => () => {
      // Not sent because the connection is gone? Then this device is away already.
      ask('leaveGame', { gameId }).catch(() => {});
    },
    [gameId],
  );
}
