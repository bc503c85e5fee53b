import type { GameView } from '@darts/contracts/play';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError, isUnanswered, messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { ASK_AGAIN_MS, useCacheGame } from '#play/queries.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { RivalAbsence } from './use-rival-absence.ts';

/** How soon to ask for the time of an absent rival when its event has not come. */
const EVENT_LATE_MS = 1000;
const RETRY_MS = 500;
/** How soon to ask again to be let in. */
const REFUSED_MS = 3000;

/**
 * Plays with this device: joins the game, again after each reconnection or when sent here again,
 * while the rival is away, since the answer has their time, and while the player here counts as away,
 * which they do when they were refused; leaves it with the page.
 *
 * @returns what settles once the server has answered whether the device is in: turns sent before
 *   are refused. Rejected when the connection is lost
 */
export function useJoinGame(
  { gameId, status, absent }: GameView,
  rival: RivalAbsence,
): () => Promise<void> {
  const cacheGame = useCacheGame();
  const { userId } = useUser();
  const isOut = status === 'encurso' && absent.includes(userId);
  const entering = useRef(Promise.withResolvers<void>());
  const isOnline = useConnection() === 'online';
  const { key: visit } = useLocation();
  const isElsewhere = useRef(false); // the game is open on another device, about which the app asks
  const askAgainMs = rival.time === undefined ? EVENT_LATE_MS : ASK_AGAIN_MS;

  useServerEvent('confirmReplaceGameSession', () => {
    isElsewhere.current = true;
  });

  const { error } = useQuery({
    queryKey: ['games', gameId, 'entry', visit],
    queryFn: async () => {
      isElsewhere.current = false;
      try {
        const answer = await ask('joinGame', { gameId });
        cacheGame(answer.game);
        rival.noteTime(answer);
        entering.current.resolve();
        return answer;
      } catch (refusal) {
        if (!isUnanswered(refusal)) entering.current.resolve();
        throw refusal;
      }
    },
    enabled: isOnline,
    staleTime: 0,
    gcTime: 0,
    retry: (_, failure) => isUnanswered(failure),
    retryDelay: RETRY_MS,
    refetchOnWindowFocus: rival.isAway && 'always',
    refetchInterval: isOut ? REFUSED_MS : rival.isAway && askAgainMs,
  });

  useEffect(() => {
    if (error && !isElsewhere.current) toast.error(messageOf(error));
  }, [error]);

  useEffect(() => {
    if (isOnline) return;
    entering.current.promise.catch(() => {}); // maybe nobody waits
    entering.current.reject(new ApiError(0));
    entering.current = Promise.withResolvers();
  }, [isOnline]);

  const leave = useEffectEvent(() => {
    // Not sent because the connection is gone? Then this device is away already.
    ask(status === 'finalizada' ? 'playerExitGame' : 'leaveGame', { gameId }).catch(() => {});
  });
  useEffect(() => () => leave(), []);

  return useCallback(() => entering.current.promise, []);
}
