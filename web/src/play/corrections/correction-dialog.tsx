import type { CorrectionView, TurnView } from '@darts/contracts/play';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import text from '#ui/text.module.css';
import styles from './correction-dialog.module.css';
import { inShort } from './in-short.ts';
import type { Correction } from './use-correction.ts';
import { words } from './words.ts';

type Props = {
  readonly lastTurn: TurnView;
  readonly asked: CorrectionView;
  readonly rivalName: string;
  readonly correction: Correction;
  readonly onClose: () => void;
};

/** The turn as it was recorded beside what it should have been: to agree to, or to take back. */
export function CorrectionDialog({ lastTurn, asked, rivalName, correction, onClose }: Props) {
  const { isToAnswer, isOwnTurn, isAnswering, answer } = correction;
  const rivals = isOwnTurn ? words.rivals.titleOfYours : words.rivals.title;
  return (
    <Dialog title={isToAnswer ? rivals(rivalName) : words.mine.title} onClose={onClose}>
      <dl className={styles['entries']}>
        <Entry label={words.recorded} entry={lastTurn} />
        <Entry label={words.corrected} entry={asked} />
      </dl>
      {!isToAnswer && <p>{words.mine.waiting(rivalName)}</p>}
      {isToAnswer ? (
        <DialogActions>
          <Button busy={isAnswering} onClick={() => answer(false)}>
            {words.rivals.refuse}
          </Button>
          <Button variant="go" busy={isAnswering} onClick={() => answer(true)}>
            {words.rivals.accept}
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button onClick={onClose}>{words.mine.keep}</Button>
          <Button variant="danger" busy={isAnswering} onClick={() => answer(false)}>
            {words.mine.takeBack}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

type EntryProps = { readonly label: string; readonly entry: TurnView | CorrectionView };

function Entry({ label, entry }: EntryProps) {
  const { darts = [], beds = darts } = entry;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong className={text['figure']}>{inShort(entry)}</strong>
        {beds.length > 0 && <small>{beds.join(' · ')}</small>}
      </dd>
    </div>
  );
}
