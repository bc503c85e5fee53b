import type { GameView, RematchState } from '@darts/contracts/play';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isUnanswered, messageOf } from '#platform/api-error.ts';
import { alertPlayer } from '#platform/device/alerts.ts';
import { paths } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { ASK_AGAIN_MS, runningGameQuery } from '#play/queries.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';
import { onlineWords } from './words.ts';

/** The state of the rematch; `reason` is in words. */
export type Rematch =
  | { readonly state: 'open' }
  | { readonly state: 'waiting' } // for the rival
  | { readonly state: 'over'; readonly reason: string };

const ONCE_ONLY: Rematch = { state: 'over', reason: onlineWords.rematch.onceOnly };
const GONE: Rematch = { state: 'over', reason: onlineWords.rematch.gone };
const LEFT: Rematch = { state: 'over', reason: onlineWords.rematch.rivalLeft };

/**
 * Offers and accepts a rematch. Once both players want it, navigates to the new game.
 *
 * @param offered the state at the server when this device joined, since events may have been lost
 */
export function useRematch(
  { gameId, leagueId, tournamentId }: GameView,
  rivalName: string,
  offered: RematchState | undefined,
) {
  const { userId } = useUser();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Rematch>(
    leagueId || tournamentId ? ONCE_ONLY : { state: 'open' },
  );
  /** Changes the state, except from `over`: a late answer does not replace the reason shown. */
  const become = (next: Rematch) => setHeld((before) => (before.state === 'over' ? before : next));
  const rematch = offered === 'gone' && held.state !== 'over' ? GONE : held;

  const goTo = (newGameId: string) => void navigate(paths.onlineGame(newGameId), { replace: true });

  useServerEvent('newGame', ({ oldGameId, newGameId }) => {
    if (oldGameId === gameId) goTo(newGameId);
  });
  const [isAsked, setAsked] = useState(false); // the rival wants a rematch
  useServerEvent('rematchWanted', (event) => {
    if (event.gameId === gameId && event.userId !== userId) setAsked(true);
  });
  const isToAnswer = (isAsked || offered === 'wanted') && rematch.state === 'open';
  useTitlePrefix(isToAnswer ? onlineWords.rematch.isWantedBy(rivalName) : undefined);
  useEffect(() => {
    if (isToAnswer) alertPlayer('rematch-wanted');
  }, [isToAnswer]);

  useServerEvent('gameExited', (event) => {
    if (event.gameId === gameId && event.userId !== userId) become(LEFT);
  });

  // Polls for the new game, since its event may have been lost.
  const isWaiting = rematch.state === 'waiting';
  const { data: running } = useQuery({ ...runningGameQuery(userId), enabled: isWaiting });
  const foundGameId = isWaiting ? running?.gameId : undefined;
  const goToFound = useEffectEvent(goTo);
  useEffect(() => {
    if (foundGameId !== undefined) goToFound(foundGameId);
  }, [foundGameId]);

  // Polls the offer: its expiry sends no event, and the event that the rival has left may have been lost.
  const cache = useQueryClient();
  const askAgain = useEffectEvent(async () => {
    try {
      await ask('rematch', { gameId });
    } catch (error) {
      if (isUnanswered(error)) return;
      const game = await cache.query(runningGameQuery(userId)).catch(() => null);
      if (game) goTo(game.gameId);
      else become({ state: 'over', reason: messageOf(error) });
    }
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void askAgain(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const { mutate: askForIt } = useMutation({
    mutationFn: () => ask('rematch', { gameId }),
    onMutate: () => become({ state: 'waiting' }),
    onError: (error) => {
      if (!isUnanswered(error)) return become({ state: 'over', reason: messageOf(error) });
      become({ state: 'open' });
      toast.error(messageOf(error));
    },
  });

  return { rematch, isToAnswer, askForIt: () => askForIt() };
}
