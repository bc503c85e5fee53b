import { useState } from 'react';
import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { words as shared } from '#ui/words.ts';
import { words } from './words.ts';

type Props = {
  readonly place: Place;
  readonly action: Action;
  readonly question: string;
};

/** Ends a competition, once it is certain. */
export function EndButton({ place, action, question }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAction(place, action);

  return (
    <>
      <Button variant="danger-line" onClick={() => setAsking(true)}>
        {action.label}
      </Button>
      {isAsking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          <p>{words.cannotBeUndone}</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{shared.cancel}</Button>
            <Button
              variant="danger"
              busy={isPending}
              onClick={() => mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              {action.label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
