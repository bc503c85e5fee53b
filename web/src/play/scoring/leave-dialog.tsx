import type { GameView } from '@darts/contracts/play';
import { playersOf } from '@darts/contracts/game/pairs';
import { rivalOf, type PairSide } from '@darts/rules/play/pair';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { ExitDialog } from '#play/dialogs/exit-dialog.tsx';
import { namesIn } from '#play/game-of-view.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { Scoring } from './use-scoring.ts';
import { scoringWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly side: PairSide; // the player at this device
  readonly scoring: Scoring;
  readonly onStay: () => void;
  readonly onLater: () => void;
  readonly onSurrender: () => void; // surrenders for the player at this device
};

/** Asks before a running game is left. The cost depends on the scorer. */
export function LeaveDialog({ scoring, ...props }: Props) {
  const { view, side, onStay, onLater, onSurrender } = props;
  const rivalName = namesIn(view)[rivalOf(side)];

  if (scoring.isScorer) return <LeaveScoring {...props} />;
  if (!scoring.isRecordedFor) {
    return <ExitDialog {...scoringWords.surrender} onStay={onStay} onLeave={onSurrender} />;
  }
  return (
    <ExitDialog
      {...scoringWords.leave}
      message={scoringWords.leave.message(rivalName)}
      onStay={onStay}
      onLater={onLater}
      onLeave={onSurrender}
    />
  );
}

/** Lets the scorer of both leave the game for later, or surrender for either player. */
function LeaveScoring({ view, side, onStay, onLater, onSurrender }: Omit<Props, 'scoring'>) {
  const { gameId } = view;
  const rival = rivalOf(side);
  const { [side]: own, [rival]: rivalName } = namesIn(view);
  const rivalId = playersOf(view)[rival]?.userId ?? undefined;
  const { mutate: giveUpForRival, isPending } = useMutation({
    mutationFn: () => ask('surrenderGame', { gameId, userId: rivalId }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: onStay,
  });

  return (
    <ExitDialog
      title={scoringWords.leave.title}
      message={scoringWords.whoSurrenders.message(own, rivalName)}
      action={scoringWords.whoSurrenders.by(own)}
      onStay={onStay}
      onLater={onLater}
      onLeave={onSurrender}
    >
      <Button variant="danger-line" busy={isPending} onClick={() => giveUpForRival()}>
        {scoringWords.whoSurrenders.by(rivalName)}
      </Button>
    </ExitDialog>
  );
}
