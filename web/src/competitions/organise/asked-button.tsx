import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { words as shared } from '#ui/words.ts';

type Props = {
  readonly label: string; // of the button, and of the one that confirms
  readonly variant: ButtonVariant;
  readonly question: string;
  readonly children: ReactNode; // what there is to know before
  readonly isPossible?: boolean; // nothing can be confirmed otherwise
  readonly isPending: boolean;
  readonly onConfirm: (close: () => void) => void;
};

/** A button for what cannot be taken back: its press is asked about first. */
export function AskedButton(props: Props) {
  const { label, variant, question, children, isPossible = true, isPending, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={question} onClose={close}>
          {children}
          <DialogActions>
            <Button data-autofocus onClick={close}>
              {shared.cancel}
            </Button>
            {isPossible && (
              <Button
                variant={variant === 'danger-line' ? 'danger' : 'go'}
                busy={isPending}
                onClick={() => onConfirm(close)}
              >
                {label}
              </Button>
            )}
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
