import { classNames } from '#ui/class-names.ts';
import keys from '#play/entry/keys.module.css';
import styles from './total-entry.module.css';
import { words } from './words.ts';

type Props = { readonly onChoose: (total: number) => void };

/** What three darts make most often. */
const TOTALS = [26, 41, 45, 60, 81, 85, 100, 140];

/** A whole turn by one tap. */
export const QuickTotals = ({ onChoose }: Props) => (
  <div className={styles['quick']} role="group" aria-label={words.quickTotals}>
    {TOTALS.map((total) => (
      <button
        key={total}
        type="button"
        className={classNames(keys['key'], styles['quickTotal'])}
        onClick={() => onChoose(total)}
      >
        {total}
      </button>
    ))}
  </div>
);
