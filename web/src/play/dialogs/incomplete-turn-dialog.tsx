import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { uiWords } from '#ui/words.ts';
import { playDialogWords } from './words.ts';

const { incompleteTurn } = playDialogWords;

type Props = {
  readonly dartsThrown: number;
  readonly onConfirm: (press: MouseEvent) => void;
  readonly onCancel: (press?: MouseEvent) => void; // `press` is absent after Escape
};

export function IncompleteTurnDialog({ dartsThrown, onConfirm, onCancel }: Props) {
  return (
    <Dialog title={incompleteTurn.title} onClose={onCancel}>
      <p>
        {incompleteTurn.thrown} <strong>{incompleteTurn.darts(dartsThrown)}</strong>.{' '}
        {incompleteTurn.confirmAnyway} {incompleteTurn.missing(DARTS_PER_TURN - dartsThrown)}
      </p>
      <DialogActions>
        <Button onClick={onCancel}>{uiWords.cancel}</Button>
        <Button variant="go" onClick={onConfirm}>
          {incompleteTurn.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
