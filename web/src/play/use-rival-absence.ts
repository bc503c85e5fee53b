import type { GameView } from '@darts/contracts/play';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNews } from '#platform/news.ts';
import { toast } from '#ui/toast.ts';

export type RivalAbsence = {
  readonly isAway: boolean;
  /** When it costs them the game, by `performance.now()`; absent until told. */
  readonly lostAt: number | undefined;
  /** Takes down how many milliseconds the server says are left. */
  readonly noteTime: (remainingMs: number | undefined) => void;
};

type Rival = { readonly userId: string | null | undefined; readonly name: string };

/**
 * Whether the rival is there. Their time is kept as it was told, on a clock that nobody can set
 * and that runs on while the tab sleeps.
 */
export function useRivalAbsence(
  { gameId, status, absent }: GameView,
  { userId, name }: Rival,
): RivalAbsence {
  const [lostAt, setLostAt] = useState<number>();
  const isRunning = status === 'encurso';
  const isAway = isRunning && typeof userId === 'string' && absent.includes(userId);

  const noteTime = useCallback((remainingMs: number | undefined) => {
    setLostAt(remainingMs === undefined ? undefined : performance.now() + remainingMs);
  }, []);

  useNews('playerDisconnected', (told) => {
    if (told.gameId === gameId && told.userId === userId) noteTime(told.remainingMs);
  });

  useEffect(() => {
    if (!isAway) return undefined;
    return () => setLostAt(undefined);
  }, [isAway]);

  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway && isRunning) toast.info(`${name} ha vuelto.`);
    wasAway.current = isAway;
  }, [isAway, isRunning, name]);

  return { isAway, lostAt, noteTime };
}
