import { noteNoShow } from '@darts/contracts/addresses/dates';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { uiWords } from '#ui/words.ts';
import { gameLobbyWords } from './words.ts';

type Props = { readonly gameId: string; readonly rival: string };

/** Reports to the organiser, after a confirmation, that the rival has not come. */
export function NoShow({ gameId, rival }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(noteNoShow, { params: { gameId } }),
    onSuccess: () => toast.success(gameLobbyWords.noShow.sent),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: close,
  });

  return (
    <>
      <Button block onClick={() => setAsking(true)}>
        {gameLobbyWords.noShow.ask}
      </Button>
      {isAsking && (
        <Dialog title={gameLobbyWords.noShow.title(rival)} onClose={close}>
          <p>{gameLobbyWords.noShow.message}</p>
          <DialogActions>
            <Button onClick={close}>{uiWords.cancel}</Button>
            <Button variant="go" busy={isPending} onClick={() => mutate()}>
              {gameLobbyWords.noShow.send}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
