import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConnection } from '#platform/connection.ts';
import { isOnlineGamePath, paths } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { heldElsewhereQuery, runningGameQuery } from '#play/queries.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Running game of the user that this tab is not in. */
export type PendingGame =
  | { readonly kind: 'reconnect'; readonly gameId: string } // no tab or device of the user is in the game
  | { readonly kind: 'replace' }; // another tab or device of the user is in a game

/** Returns the question about a pending game that this tab is not in, and its answer handlers. */
export function usePendingGame(userId: string | undefined) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOnline = useConnection() === 'online';
  const [pending, setPending] = useState<PendingGame>();
  const isLeft = useRef(false); // left to another device: this tab asks nothing until it is in a game again
  const lastPath = useRef(pathname);

  const isThere = pending?.kind === 'reconnect' && pathname === paths.onlineGame(pending.gameId);
  if (isThere) setPending(undefined);

  const offer = (gameId: string) => setPending({ kind: 'reconnect', gameId });
  useServerEvent('showReconnectModal', ({ gameId }) => offer(gameId)); // no device is in the game
  useServerEvent('confirmReplaceGameSession', () => setPending({ kind: 'replace' }));
  useServerEvent('forceLeaveGame', ({ message }) => {
    toast.error(message);
    isLeft.current = true;
    setPending(undefined);
    void navigate(paths.home, { replace: true });
  });

  // A user who leaves the page of a running game is asked whether to return.
  useEffect(() => {
    const isLeaving = isOnlineGamePath(lastPath.current) && !isOnlineGamePath(pathname);
    lastPath.current = pathname;
    if (isOnlineGamePath(pathname)) isLeft.current = false;
    if (!isLeaving || isLeft.current || userId === undefined) return;
    cache
      .query(runningGameQuery(userId))
      .then((game) => game && setPending({ kind: 'reconnect', gameId: game.gameId }))
      .catch(() => {}); // unreachable: the server asks after the reconnection
  }, [pathname, userId, cache]);

  const asksHere = isOnline && pathname === paths.home;
  useEffect(() => {
    if (!asksHere || isLeft.current) return undefined;
    let isCurrent = true;
    cache
      .query(heldElsewhereQuery)
      .then((isHeld) => isHeld && isCurrent && setPending({ kind: 'replace' }))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [asksHere, cache]);

  return {
    pending: isThere || userId === undefined ? undefined : pending,
    offer,
    settle: () => setPending(undefined),
    goTo: (gameId: string) => {
      setPending(undefined);
      const path = paths.onlineGame(gameId);
      void navigate(path, { replace: pathname === path }); // on the page already: a new navigation joins the game again
    },
    leaveItThere: () => {
      isLeft.current = true;
      setPending(undefined);
      if (isOnlineGamePath(pathname)) void navigate(paths.home, { replace: true });
    },
  };
}
