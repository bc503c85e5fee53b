import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { playDialogWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly message: string; // the cost of leaving
  readonly action: string; // the label for leaving
  readonly onStay: () => void;
  readonly onLater?: (() => void) | undefined; // leaves a game that can be continued later
  readonly onLeave: () => void;
  readonly children?: ReactNode; // another way to leave
};

/** Asks before a game is left. */
export function ExitDialog(props: Props) {
  const { title, message, action, onStay, onLater, onLeave, children } = props;
  return (
    <Dialog title={title} onClose={onStay}>
      <p>{message}</p>
      <DialogActions>
        <Button onClick={onStay}>{playDialogWords.keepPlaying}</Button>
        {onLater && <Button onClick={onLater}>{playDialogWords.continueLater}</Button>}
        {children}
        <Button variant="danger" onClick={onLeave}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
