import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasChallenged, wasWaiting } from '#lobby/waiting-here.ts';
import { useGuardedLeave } from '#platform/exit-guard.tsx';
import { useGoToGame } from '#platform/go-to-game.ts';
import { isLobbyPath, isOnlineGamePath, paths } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** Delay in milliseconds that lets the tab in which the game was agreed on go first. */
const AFTER_OTHERS_MS = 1000;

/**
 * Follows the server's call to a game that begins. All tabs of the user receive the call, on all devices, and one tab
 * goes to the game: the tab that sent or accepted the challenge, or else a tab that waits for a game. A tab with
 * another page open offers the game instead, if no other tab has gone by then. A hidden tab goes last, so that a
 * visible tab can offer the game before.
 *
 * @param offer asks whether to go
 */
export function useCallToGame(userId: string | undefined, offer: (gameId: string) => void): void {
  const goToGame = useGoToGame();
  const { pathname } = useLocation();
  const { isGuarded } = useGuardedLeave();
  const visited = useRef<string>(undefined); // path of the online game that this tab showed last
  useEffect(() => {
    if (isOnlineGamePath(pathname)) visited.current = pathname;
  }, [pathname]);

  useServerEvent('joinGameRoom', ({ gameId }) => {
    if (userId === undefined) return;
    const isWaiting = isLobbyPath(pathname) || wasWaiting(userId) || hasChallenged();
    const isInSight = document.visibilityState === 'visible';
    const later = (afterMs: number, act: (gameId: string) => void) =>
      unlessTaken(afterMs, () => {
        // A tab that is in the game, or has left it, is not taken there again.
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
      act, // no answer: the page or dialog that `act` opens asks the server again
    );
  }, afterMs);
