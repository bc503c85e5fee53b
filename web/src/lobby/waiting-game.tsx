import type { LobbyGame } from '@darts/contracts/lobby';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { clockFace, useSecondsUntil } from '#ui/countdown.ts';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { keepPress } from './keep-press.ts';
import { LobbyRow } from './lobby-row.tsx';
import type { Challenge } from './queries.ts';
import styles from './waiting-game.module.css';
import { noteChallenge } from './waiting-here.ts';
import { lobbyWords } from './words.ts';

type Props = {
  readonly game: LobbyGame;
  readonly challenge: Challenge | undefined; // the user's unanswered challenge to this player, if any
};

const onError = (error: Error) => toast.error(messageOf(error));

/** Entry of another player, who can be challenged, or has yet to answer the user's challenge. */
export function WaitingGame({ game, challenge }: Props) {
  const name = <Link to={paths.user(game.userId)}>{game.username}</Link>;
  // A challenge keeps the format with which it was sent.
  const shown = challenge ? { ...game, format: challenge.format } : game;
  return (
    <LobbyRow game={shown} name={name} isPending={challenge !== undefined}>
      {challenge ? <Asked game={game} challenge={challenge} /> : <Ask game={game} />}
    </LobbyRow>
  );
}

function Ask({ game }: Pick<Props, 'game'>) {
  const { mutate: challenge, isPending } = useMutation({
    mutationFn: () => ask('requestGameToPlayer', { targetUserId: game.userId }),
    onMutate: noteChallenge,
    onError,
  });
  return (
    <Button
      variant="go"
      busy={isPending}
      aria-label={lobbyWords.challengePlayer(game.username)}
      onPointerDown={keepPress}
      onClick={() => challenge()}
    >
      {lobbyWords.challenge}
    </Button>
  );
}

function Asked({ game, challenge }: { readonly game: LobbyGame; readonly challenge: Challenge }) {
  const { mutate: withdraw, isPending } = useMutation({
    mutationFn: () => ask('withdrawGameRequest', { targetUserId: game.userId }),
    onError,
  });
  const seconds = useSecondsUntil(challenge.endsAt);
  return (
    <>
      <span className={styles.asked} role="status">
        <ThreeDots size="small" />
        {lobbyWords.waitingForAnswer}
      </span>
      <span className={styles.time} role="timer">
        {clockFace(seconds)}
      </span>
      <Button
        busy={isPending}
        aria-label={lobbyWords.withdrawFrom(game.username)}
        onClick={() => withdraw()}
      >
        {lobbyWords.withdraw}
      </Button>
    </>
  );
}
