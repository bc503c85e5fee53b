import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnanswered, messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useGoToGame } from '#platform/go-to-game.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { challengesQuery, useLobbyEvents } from './queries.ts';
import { lobbyWords } from './words.ts';

/** Challenges to the user, one at a time, on every page. */
export function Invitations() {
  useLobbyEvents();
  const user = useUser();
  const goToGame = useGoToGame();
  const cache = useQueryClient();
  const { data } = useQuery(challengesQuery);
  const isOnline = useConnection() === 'online';

  const forget = (fromUserId: string) =>
    cache.setQueryData(challengesQuery.queryKey, (all) =>
      all?.filter((each) => each.fromUserId !== fromUserId),
    );
  const onError = (error: Error, fromUserId: string) => {
    toast.error(messageOf(error));
    if (!isUnanswered(error)) forget(fromUserId); // refused: the challenge is over or no longer valid
  };

  const accept = useMutation({
    mutationFn: (fromUserId: string) => ask('acceptGameRequest', { fromUserId }),
    onSuccess: ({ gameId }) => goToGame(gameId),
    onError,
  });
  const reject = useMutation({
    mutationFn: (fromUserId: string) => ask('rejectGameRequest', { fromUserId }),
    onError,
  });

  useServerEvent('gameRequestRejected', ({ username }) => {
    toast.info(lobbyWords.cannotNow(username));
    alertPlayer('challenge-refused');
  });

  const invitation = data?.find((each) => each.toUserId === user.userId);
  const { fromUserId, fromUsername, endsAt } = invitation ?? {};
  useTitlePrefix(fromUsername === undefined ? undefined : lobbyWords.challengesYou(fromUsername));
  useEffect(() => {
    if (fromUserId !== undefined) alertPlayer('invitation');
  }, [fromUserId]);

  // The challenge expires here by itself, even if the event of its end is lost.
  const end = useEffectEvent(forget);
  useEffect(() => {
    if (fromUserId === undefined || endsAt === undefined) return undefined;
    const timer = setTimeout(() => end(fromUserId), endsAt - performance.now());
    return () => clearTimeout(timer);
  }, [fromUserId, endsAt]);

  // Without a connection the challenge could not be answered, and its dialog would block every page.
  if (!invitation || fromUserId === undefined || !isOnline) return null;

  return (
    <InvitationDialog
      key={fromUserId}
      invitation={invitation}
      user={user}
      isAccepting={accept.isPending}
      isRejecting={reject.isPending}
      onAccept={() => accept.mutate(fromUserId)}
      onReject={() => reject.mutate(fromUserId)}
    />
  );
}
