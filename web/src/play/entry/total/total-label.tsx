import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './total-entry.module.css';
import { totalEntryWords } from './words.ts';

type Props = {
  readonly id: string; // of the field
  readonly refusal: string | undefined; // why the total is impossible
  readonly bust: string | undefined; // the words for a bust
};

/** The label of the field or, in its place, the message about its total. */
export const TotalLabel = ({ id, refusal, bust }: Props) => (
  <div className={styles.label}>
    <label htmlFor={id} className={classNames((refusal ?? bust) && text.hidden)}>
      {totalEntryWords.turnTotal}
    </label>
    {refusal && (
      <p id={`${id}-error`} role="alert">
        {refusal}
      </p>
    )}
    <p role="status">{!refusal && bust}</p>
  </div>
);
