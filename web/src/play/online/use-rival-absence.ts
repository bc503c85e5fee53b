import type { GameView } from '@darts/contracts/play';
import { useCallback, useEffect, useRef, useState } from 'react';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { toast } from '#ui/toasts/toast.ts';
import { onlineWords } from './words.ts';

/** The time an absent rival has to return. */
export type TimeToReturn = {
  readonly endsAt: number; // by `performance.now()`
  readonly totalMs: number; // the full length of the time
};

/** The time as sent by the server; empty while none runs. */
type SentTime = {
  readonly remainingMs?: number | undefined;
  readonly totalMs?: number | undefined;
};

export type RivalAbsence = {
  readonly isAway: boolean;
  readonly time: TimeToReturn | undefined; // undefined until the server has sent it
  readonly noteTime: (sent: SentTime) => void;
};

type Rival = { readonly userId: string | null | undefined; readonly name: string };

/** The absence of the rival. Its end is kept on a monotonic clock, which also runs while the tab sleeps. */
export function useRivalAbsence(
  { gameId, status, absent, scorer }: GameView,
  { userId, name }: Rival,
): RivalAbsence {
  const [time, setTime] = useState<TimeToReturn>();
  const isRunning = status === 'encurso';
  const isAbsent = typeof userId === 'string' && absent.includes(userId);
  const isAway = isRunning && isAbsent && scorer === undefined; // no time runs while one player records for both

  const noteTime = useCallback(({ remainingMs, totalMs = remainingMs }: SentTime) => {
    const isKnown = remainingMs !== undefined && totalMs !== undefined;
    setTime(isKnown ? { endsAt: performance.now() + remainingMs, totalMs } : undefined);
  }, []);

  useServerEvent('playerDisconnected', (event) => {
    if (event.gameId === gameId && event.userId === userId) noteTime(event);
  });

  useEffect(() => {
    if (!isAway) return undefined;
    return () => setTime(undefined);
  }, [isAway]);

  const wasAway = useRef(isAbsent && isRunning);
  useEffect(() => {
    if (wasAway.current && !isAbsent && isRunning) {
      toast.info(onlineWords.rivalAway.isBack(name));
      alertPlayer('rival-back');
    }
    wasAway.current = isAbsent && isRunning;
  }, [isAbsent, isRunning, name]);

  return { isAway, time, noteTime };
}
