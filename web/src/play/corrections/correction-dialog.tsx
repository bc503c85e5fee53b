import type { CorrectionView, TurnView } from '@darts/contracts/play';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import text from '#ui/text.module.css';
import styles from './correction-dialog.module.css';
import type { Correction } from './use-correction.ts';
import { correctionWords } from './words.ts';

type Props = {
  readonly lastTurn: TurnView;
  readonly asked: CorrectionView;
  readonly rivalName: string;
  readonly correction: Correction;
  readonly onClose: () => void;
};

/** Shows the recorded turn beside its correction, to accept, refuse or withdraw it. */
export function CorrectionDialog({ lastTurn, asked, rivalName, correction, onClose }: Props) {
  const { isToAnswer, isOwnTurn, isAnswering, answer } = correction;
  const rivals = isOwnTurn ? correctionWords.rivals.titleOfYours : correctionWords.rivals.title;
  return (
    <Dialog title={isToAnswer ? rivals(rivalName) : correctionWords.mine.title} onClose={onClose}>
      <dl className={styles.entries}>
        <Entry label={correctionWords.recorded} entry={lastTurn} />
        <Entry label={correctionWords.corrected} entry={asked} />
      </dl>
      {!isToAnswer && <p>{correctionWords.mine.waiting(rivalName)}</p>}
      {isToAnswer ? (
        <DialogActions>
          <Button busy={isAnswering} onClick={() => answer(false)}>
            {correctionWords.rivals.refuse}
          </Button>
          <Button variant="go" busy={isAnswering} onClick={() => answer(true)}>
            {correctionWords.rivals.accept}
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button onClick={onClose}>{correctionWords.mine.keep}</Button>
          <Button variant="danger" busy={isAnswering} onClick={() => answer(false)}>
            {correctionWords.mine.takeBack}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

/** Returns the points of a turn, or 'Bust'. */
export const turnResult = ({ bust, totalScore }: Pick<TurnView, 'bust' | 'totalScore'>): string =>
  bust ? correctionWords.bust : String(totalScore);

type EntryProps = { readonly label: string; readonly entry: TurnView | CorrectionView };

function Entry({ label, entry }: EntryProps) {
  const { darts = [], beds = darts } = entry;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong className={text.figure}>{turnResult(entry)}</strong>
        {beds.length > 0 && <small>{beds.join(' · ')}</small>}
      </dd>
    </div>
  );
}
