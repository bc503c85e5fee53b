import type { GameView, RematchState } from '@darts/contracts/play';
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

export type JoinedGame = {
  readonly whenJoined: () => Promise<void>; // resolves with any answer of the server; rejects if the connection is lost
  readonly rematch: RematchState | undefined; // from the latest answer, once the game is over
};

/** Polling interval for the time of an absent rival while its event is missing. */
const EVENT_LATE_MS = 1000;
const RETRY_MS = 500;
/** Polling interval while the server refuses to let this device join. */
const REFUSED_MS = 3000;

/**
 * Joins the game with this device, again after each reconnection or new visit, and leaves it with the page. Joins again
 * while the rival is away, since the answer has the rival's time, and while the player at this device counts as away.
 * The server refuses turns sent before it has answered.
 */
export function useJoinGame({ gameId, status, absent }: GameView, rival: RivalAbsence): JoinedGame {
  const cacheGame = useCacheGame();
  const { userId } = useUser();
  const isOut = status === 'encurso' && absent.includes(userId);
  const entering = useRef(Promise.withResolvers<void>());
  const isOnline = useConnection() === 'online';
  const { key: visit } = useLocation();
  const isElsewhere = useRef(false); // the game is open on another device; the app asks to take it over
  const askAgainMs = rival.time === undefined ? EVENT_LATE_MS : ASK_AGAIN_MS;

  useServerEvent('confirmReplaceGameSession', () => {
    isElsewhere.current = true;
  });

  const { data, error } = useQuery({
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
    refetchOnWindowFocus: (rival.isAway || status === 'finalizada') && 'always',
    refetchInterval: isOut ? REFUSED_MS : rival.isAway && askAgainMs,
  });

  useEffect(() => {
    if (error && !isElsewhere.current) toast.error(messageOf(error));
  }, [error]);

  useEffect(() => {
    if (isOnline) return;
    entering.current.promise.catch(() => {}); // there may be no listener
    entering.current.reject(new ApiError(0));
    entering.current = Promise.withResolvers();
  }, [isOnline]);

  const leave = useEffectEvent(() => {
    // Best effort: without a connection this device is away already.
    ask(status === 'finalizada' ? 'playerExitGame' : 'leaveGame', { gameId }).catch(() => {});
  });
  useEffect(() => () => leave(), []);

  const whenJoined = useCallback(() => entering.current.promise, []);
  return { whenJoined, rematch: data?.rematch };
}
