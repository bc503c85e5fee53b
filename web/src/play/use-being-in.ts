import type { GameView } from '@darts/contracts/play';
import { useCallback, useEffect, useRef } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toast.ts';
import { useHoldGame } from './queries.ts';

/**
 * Plays with this device: joins a running game, again after each reconnection, and leaves with the
 * page.
 *
 * @returns what settles once the server has answered whether the device is in: turns sent before
 *   are refused
 */
export function useBeingIn({ gameId, status }: GameView): () => Promise<void> {
  const hold = useHoldGame();
  const entering = useRef(Promise.withResolvers<void>());
  const isOnline = useConnection() === 'online';
  const isRunning = status === 'encurso';

  useEffect(() => {
    if (!isOnline || !isRunning) return undefined;
    ask('joinGame', { gameId })
      .then(
        ({ game }) => hold(game),
        (error: unknown) => toast.error(messageOf(error)),
      )
      .finally(() => entering.current.resolve());
    return () => {
      entering.current = Promise.withResolvers();
    };
  }, [isOnline, isRunning, gameId, hold]);

  useEffect(
    () => () => {
      // Not sent because the connection is gone? Then this device is away already.
      ask('leaveGame', { gameId }).catch(() => {});
    },
    [gameId],
  );

  return useCallback(() => entering.current.promise, []);
}
