import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import { words as shared } from '#ui/words.ts';
import styles from './darts-used-dialog.module.css';
import { words } from './words.ts';

type Props = {
  readonly counts: readonly number[]; // that it may have been
  readonly onAnswer: (count?: number) => void; // absent: not to be confirmed after all
};

/** Asks how many darts a leg was closed with. */
export function DartsUsedDialog({ counts, onAnswer }: Props) {
  const answer = (press: MouseEvent, count?: number) => {
    ignoreSecondTap(press);
    onAnswer(count);
  };

  return (
    <Dialog title={words.dartsUsed} onClose={() => onAnswer()}>
      <p>{words.howMany}</p>
      <div className={styles['counts']}>
        {counts.map((count) => (
          <Button
            key={count}
            large
            data-autofocus={count === counts.at(-1) || undefined}
            onClick={(press) => answer(press, count)}
          >
            {words.darts(count)}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={(press) => answer(press)}>
          {shared.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
