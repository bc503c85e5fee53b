import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { words } from './words.ts';

type Props = {
  readonly title: string;
  readonly message: string; // what leaving costs
  readonly action: string; // what leaving is called
  readonly onStay: () => void;
  readonly onLater?: (() => void) | undefined; // leaves a game that can be continued; absent where it cannot
  readonly onLeave: () => void;
};

/** Asks before a game is left. */
export function ExitDialog({ title, message, action, onStay, onLater, onLeave }: Props) {
  return (
    <Dialog title={title} onClose={onStay}>
      <p>{message}</p>
      <DialogActions>
        <Button onClick={onStay}>{words.keepPlaying}</Button>
        {onLater && <Button onClick={onLater}>{words.continueLater}</Button>}
        <Button variant="danger" onClick={onLeave}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
