import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { uiWords } from '#ui/words.ts';

type Props = {
  readonly label: string; // label of the button, and of the button that confirms
  readonly variant: ButtonVariant;
  readonly question: string;
  readonly children: ReactNode; // shown before the user confirms
  readonly isPossible?: boolean; // if false, the dialog has no button to confirm
  readonly isPending: boolean;
  readonly onAsk?: (() => void) | undefined; // called when the dialog opens
  readonly onConfirm: (close: () => void) => void;
};

/** Button for an action that cannot be undone, with a dialog to confirm. */
export function AskedButton(props: Props) {
  const {
    label,
    variant,
    question,
    children,
    isPossible = true,
    isPending,
    onAsk,
    onConfirm,
  } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  function ask(): void {
    onAsk?.();
    setAsking(true);
  }

  return (
    <>
      <Button variant={variant} onClick={ask}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={question} onClose={close}>
          {children}
          <DialogActions>
            <Button data-autofocus onClick={close}>
              {uiWords.cancel}
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
