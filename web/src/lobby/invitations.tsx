import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useGoToGame } from '#platform/go-to-game.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toast.ts';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { challengesQuery, useLobbyEvents } from './queries.ts';
import { words } from './words.ts';

const onError = (error: Error) => toast.error(messageOf(error));

/** Challenges to the user, one at a time, wherever in the app they are. */
export function Invitations() {
  useLobbyEvents();
  const user = useUser();
  const goToGame = useGoToGame();
  const { data } = useQuery(challengesQuery);
  const isOnline = useConnection() === 'online';

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
    toast.info(words.cannotNow(username));
    alertPlayer('challenge-refused');
  });

  const invitation = data?.find((each) => each.toUserId === user.userId);
  const { fromUserId, fromUsername } = invitation ?? {};
  useTitlePrefix(fromUsername === undefined ? undefined : words.challengesYou(fromUsername));
  useEffect(() => {
    if (fromUserId !== undefined) alertPlayer('invitation');
  }, [fromUserId]);

  // Without a connection it could be neither taken nor left, and would stand in front of every page.
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
