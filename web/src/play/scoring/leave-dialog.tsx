import type { GameView } from '@darts/contracts/play';
import { otherSeat, type Seat } from '@darts/rules/play/seats';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { ExitDialog } from '#play/dialogs/exit-dialog.tsx';
import { words as dialogs } from '#play/dialogs/words.ts';
import { namesIn } from '#play/game-of-view.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { Scoring } from './use-scoring.ts';
import { words } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly seat: Seat; // of the player here
  readonly scoring: Scoring;
  readonly onStay: () => void;
  readonly onLater: () => void;
  readonly onSurrender: () => void; // of the player here
};

/** Asks before a running game is left: what it costs depends on who records. */
export function LeaveDialog({ scoring, onLater, ...props }: Props) {
  const { view, seat, onStay, onSurrender } = props;
  const rivalName = namesIn(view)[otherSeat(seat)];

  if (scoring.isScorer) return <WhoSurrenders {...props} />;
  if (!scoring.isRecordedFor) {
    return <ExitDialog {...words.surrender} onStay={onStay} onLeave={onSurrender} />;
  }
  return (
    <ExitDialog
      {...words.leave}
      message={words.leave.message(rivalName)}
      onStay={onStay}
      onLater={onLater}
      onLeave={onSurrender}
    />
  );
}

/** Whoever records for both may give up for either. */
function WhoSurrenders({ view, seat, onStay, onSurrender }: Omit<Props, 'scoring' | 'onLater'>) {
  const { gameId } = view;
  const { [seat]: own, [otherSeat(seat)]: rivalName } = namesIn(view);
  const rivalId = view[otherSeat(seat)]?.userId ?? undefined;
  const { mutate: giveUpForRival, isPending } = useMutation({
    mutationFn: () => ask('surrenderGame', { gameId, userId: rivalId }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: onStay,
  });

  return (
    <Dialog title={words.whoSurrenders.title} onClose={onStay}>
      <p>{words.whoSurrenders.message(own, rivalName)}</p>
      <DialogActions>
        <Button onClick={onStay}>{dialogs.keepPlaying}</Button>
        <Button variant="danger-line" busy={isPending} onClick={() => giveUpForRival()}>
          {words.whoSurrenders.by(rivalName)}
        </Button>
        <Button variant="danger" onClick={onSurrender}>
          {words.whoSurrenders.by(own)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
