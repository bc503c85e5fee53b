import { useMutation } from '@tanstack/react-query';
import { isUnanswered, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { uiWords } from '#ui/words.ts';
import { onlineWords } from './words.ts';

type Props = {
  readonly onTaken: (gameId: string) => void;
  readonly onCancel: () => void;
};

/** Asks to take over a game that is open on another device. */
export function ReplaceDialog({ onTaken, onCancel }: Props) {
  const { mutate: takeOver, isPending } = useMutation({
    mutationFn: () => ask('confirmReplaceGameSessionAccepted', {}),
    onSuccess: ({ gameId }) => onTaken(gameId),
    onError: (error) => {
      toast.error(messageOf(error));
      if (!isUnanswered(error)) onCancel(); // the game is over
    },
  });

  return (
    <Dialog title={onlineWords.elsewhere.title} onClose={onCancel}>
      <p>{onlineWords.elsewhere.message}</p>
      <SuddenActions>
        <Button onClick={onCancel}>{uiWords.cancel}</Button>
        <Button variant="go" busy={isPending} onClick={() => takeOver()}>
          {onlineWords.elsewhere.action}
        </Button>
      </SuddenActions>
    </Dialog>
  );
}
