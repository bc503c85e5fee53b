import { classNames } from '#ui/class-names.ts';
import keys from '#play/entry/keys.module.css';
import styles from './total-entry.module.css';
import { totalEntryWords } from './words.ts';

type Props = { readonly onChoose: (total: number) => void };

/** The most frequent totals of a turn. */
const TOTALS = [26, 41, 45, 60, 81, 85, 100, 140];

/** Buttons that enter a whole turn with one tap. */
export const QuickTotals = ({ onChoose }: Props) => (
  <div className={styles.quick} role="group" aria-label={totalEntryWords.quickTotals}>
    {TOTALS.map((total) => (
      <button
        key={total}
        type="button"
        className={classNames(keys.key, styles.quickTotal)}
        onClick={() => onChoose(total)}
      >
        {total}
      </button>
    ))}
  </div>
);
