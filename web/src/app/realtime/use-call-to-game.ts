import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasChallenged, wasWaiting } from '#lobby/waiting-here.ts';
import { useGuardedLeave } from '#platform/exit-guard.tsx';
import { useGoToGame } from '#platform/go-to-game.ts';
import { isLobbyPath, isOnlineGamePath, paths } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** Delay in milliseconds of the other tabs, so that the tab in which the game was agreed on goes first. */
const AFTER_OTHERS_MS = 1000;

/**
 * Follows the server's call to a game that begins. All tabs of the user receive it, on all their devices, and
 * one goes: the one that has sent the challenge or, by its answer, the one that has accepted it; or else one that
 * waits for a game. A page of something else is not left: there the game is offered, if none has gone. A hidden
 * page waits longer than that, so that the game is offered at a visible one first.
 *
 * @param offer asks whether to go
 */
export function useCallToGame(userId: string | undefined, offer: (gameId: string) => void): void {
  const goToGame = useGoToGame();
  const { pathname } = useLocation();
  const { isGuarded } = useGuardedLeave();
  const visited = useRef<string>(undefined); // the page of the game that this tab was at last
  useEffect(() => {
    if (isOnlineGamePath(pathname)) visited.current = pathname;
  }, [pathname]);

  useServerEvent('joinGameRoom', ({ gameId }) => {
    if (userId === undefined) return;
    const isWaiting = isLobbyPath(pathname) || wasWaiting(userId) || hasChallenged();
    const isInSight = document.visibilityState === 'visible';
    const later = (afterMs: number, act: (gameId: string) => void) =>
      unlessTaken(afterMs, () => {
        // Once there, and left since, there is no way back but the user's.
        if (visited.current !== paths.onlineGame(gameId)) act(gameId);
      });
    if (!isWaiting || isGuarded) later(2 * AFTER_OTHERS_MS, offer);
    else if (isInSight && hasChallenged()) goToGame(gameId);
    else later(isInSight ? AFTER_OTHERS_MS : 3 * AFTER_OTHERS_MS, goToGame);
  });
}

/** Runs `act` after a delay, unless another tab is in the game by then. */
const unlessTaken = (afterMs: number, act: () => void) =>
  setTimeout(() => {
    ask('hasOtherSocketInGame', {}).then(
      ({ hasOtherSocketInGame }) => void (hasOtherSocketInGame || act()),
      act, // out of reach: what it does asks again by itself
    );
  }, afterMs);
