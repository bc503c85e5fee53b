import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { uiWords } from '#ui/words.ts';

type Props = {
  readonly label: string; // of the button, and of the one that confirms
  readonly variant: ButtonVariant;
  readonly question: string;
  readonly children: ReactNode; // what there is to know before
  readonly isPossible?: boolean; // nothing can be confirmed otherwise
  readonly isPending: boolean;
  readonly onAsk?: (() => void) | undefined; // as the question opens
  readonly onConfirm: (close: () => void) => void;
};

/** Button for what cannot be undone; asks first. */
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
