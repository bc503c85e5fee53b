import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { useDeed, type Deed, type Place } from './use-deed.ts';

type Props = {
  readonly place: Place;
  readonly deed: Deed;
  readonly question: string;
};

/** Ends a competition, once it is certain. */
export function EndButton({ place, deed, question }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeed(place, deed);

  return (
    <>
      <Button variant="danger-line" onClick={() => setAsking(true)}>
        {deed.label}
      </Button>
      {isAsking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          <p>Esta acción no se puede deshacer.</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>Cancelar</Button>
            <Button
              variant="danger"
              busy={isPending}
              onClick={() => mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              {deed.label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
