import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { isGamePath, isLobbyPath, paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { lobbyGamesQuery, ownIn, presenceQuery, useLobbyEvents } from './queries.ts';
import { noteWaiting, wasWaiting } from './waiting-here.ts';
import { lobbyWords } from './words.ts';

/** Keeps a waiting user in the lobby while other pages are open, and shows a banner there, except in a game. */
export function WaitingElsewhere() {
  useLobbyEvents();
  const { userId } = useUser();
  const { pathname } = useLocation();
  const isOnline = useConnection() === 'online';
  const { data: games } = useQuery(lobbyGamesQuery);
  const isWaiting = games ? !!ownIn(games, userId) : wasWaiting(userId);
  const isAway = isWaiting && !isLobbyPath(pathname);
  useQuery({ ...presenceQuery, enabled: isOnline && isAway });

  useEffect(() => noteWaiting(userId, isWaiting), [isWaiting, userId]);

  const exitUnlessThere = useEffectEvent(() => {
    if (!isLobbyPath(pathname)) ask('exitOnlineLobby', {}).catch(() => {});
  });
  useEffect(() => {
    if (!isAway) return undefined;
    return () => exitUnlessThere();
  }, [isAway]);

  const { mutate: exit, isPending } = useMutation({
    mutationFn: () => ask('deleteGameOnlineLobby', {}),
    onError: (error) => toast.error(messageOf(error)),
  });

  if (!games || !isAway || isGamePath(pathname)) return null;
  return (
    <Banner message={lobbyWords.stillWaiting}>
      <Button variant="quiet" busy={isPending} onClick={() => exit()}>
        {lobbyWords.leaveLobby}
      </Button>
      <ButtonLink to={paths.lobby}>{lobbyWords.backToLobby}</ButtonLink>
    </Banner>
  );
}
