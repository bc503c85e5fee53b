import { useMutation } from '@tanstack/react-query';
import { isUnanswered, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { words as shared } from '#ui/words.ts';
import { words } from './words.ts';

type Props = {
  readonly onTaken: (gameId: string) => void;
  readonly onCancel: () => void;
};

/** The user's game is open on another device: on with it here, or leave it there. */
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
    <Dialog title={words.elsewhere.title} onClose={onCancel}>
      <p>{words.elsewhere.message}</p>
      <SuddenActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        <Button variant="go" busy={isPending} onClick={() => takeOver()}>
          {words.elsewhere.action}
        </Button>
      </SuddenActions>
    </Dialog>
  );
}
