import type { LobbyGame } from '@darts/contracts/lobby';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toast.ts';
import { LobbyRow } from './lobby-row.tsx';
import styles from './waiting-game.module.css';
import { words } from './words.ts';

type Props = { readonly game: LobbyGame; readonly isAsked: boolean };

/** Somebody else's entry, to be challenged or waiting to answer. */
export function WaitingGame({ game, isAsked }: Props) {
  const { mutate: challenge, isPending } = useMutation({
    mutationFn: () => ask('requestGameToPlayer', { targetUserId: game.userId }),
    onError: (error) => toast.error(messageOf(error)),
  });
  const name = <Link to={paths.user(game.userId)}>{game.username}</Link>;

  return (
    <LobbyRow game={game} name={name} isPending={isAsked}>
      {isAsked ? (
        <span className={styles['asked']} role="status">
          <ThreeDots size="small" />
          {words.waitingForAnswer}
        </span>
      ) : (
        <Button
          variant="go"
          busy={isPending}
          aria-label={words.challengePlayer(game.username)}
          onClick={() => challenge()}
        >
          {words.challenge}
        </Button>
      )}
    </LobbyRow>
  );
}
