import type { GameView } from '@darts/contracts/play';
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
import { words } from './words.ts';

/** Whether there may be another game; `over` says in words why not. */
export type Rematch =
  | { readonly state: 'open' }
  | { readonly state: 'waiting' } // for the rival to want it too
  | { readonly state: 'over'; readonly reason: string };

const ONCE_ONLY: Rematch = { state: 'over', reason: words.rematch.onceOnly };
const LEFT: Rematch = { state: 'over', reason: words.rematch.rivalLeft };

/** Another game against the same rival. Once both want it, this page becomes that game's. */
export function useRematch({ gameId, leagueId, tournamentId }: GameView, rivalName: string) {
  const { userId } = useUser();
  const navigate = useNavigate();
  const [rematch, setRematch] = useState<Rematch>(
    leagueId || tournamentId ? ONCE_ONLY : { state: 'open' },
  );
  /** Once it is over it stays so, for the reason that was said: an answer may come later than the event. */
  const become = (next: Rematch) => setRematch((held) => (held.state === 'over' ? held : next));

  const goTo = (newGameId: string) => void navigate(paths.onlineGame(newGameId), { replace: true });

  useServerEvent('newGame', ({ oldGameId, newGameId }) => {
    if (oldGameId === gameId) goTo(newGameId);
  });
  const [isWanted, setWanted] = useState(false); // by the rival
  useServerEvent('rematchWanted', (event) => {
    if (event.gameId === gameId && event.userId !== userId) setWanted(true);
  });
  const isToAnswer = isWanted && rematch.state === 'open';
  useTitlePrefix(isToAnswer ? words.rematch.isWantedBy(rivalName) : undefined);
  useEffect(() => {
    if (isToAnswer) alertPlayer('rematch-wanted');
  }, [isToAnswer]);

  useServerEvent('gameExited', (event) => {
    if (event.gameId === gameId && event.userId !== userId) become(LEFT);
  });

  // The event may have been lost.
  const isWaiting = rematch.state === 'waiting';
  const { data: running } = useQuery({ ...runningGameQuery(userId), enabled: isWaiting });
  const foundGameId = isWaiting ? running?.gameId : undefined;
  const goToFound = useEffectEvent(goTo);
  useEffect(() => {
    if (foundGameId !== undefined) goToFound(foundGameId);
  }, [foundGameId]);

  // Nobody is sent that an offer has run out, and that the rival has left is sent once.
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
