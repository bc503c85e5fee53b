import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import { uiWords } from '#ui/words.ts';
import styles from './total-entry.module.css';
import { totalEntryWords } from './words.ts';

type Props = {
  readonly counts: readonly number[]; // the possible numbers of darts
  readonly onAnswer: (count?: number) => void; // without a count: cancelled
};

/** Asks for the number of darts that closed a leg. */
export function DartsUsedDialog({ counts, onAnswer }: Props) {
  const answer = (press: MouseEvent, count?: number) => {
    ignoreSecondTap(press);
    onAnswer(count);
  };

  return (
    <Dialog title={totalEntryWords.dartsUsed} onClose={() => onAnswer()}>
      <p>{totalEntryWords.howMany}</p>
      <div className={styles.counts}>
        {counts.map((count) => (
          <Button
            key={count}
            large
            data-autofocus={count === counts.at(-1) || undefined}
            onClick={(press) => answer(press, count)}
          >
            {totalEntryWords.darts(count)}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={(press) => answer(press)}>
          {uiWords.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
