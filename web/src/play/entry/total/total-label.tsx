import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './total-entry.module.css';
import { words } from './words.ts';

type Props = {
  readonly id: string; // of the field
  readonly refusal: string | undefined; // why the total cannot be
  readonly bust: string | undefined; // that it is one, and why
};

/** What the field of a total is for or, in its place, what is to be said of the total. */
export const TotalLabel = ({ id, refusal, bust }: Props) => (
  <div className={styles['label']}>
    <label htmlFor={id} className={classNames((refusal ?? bust) && text['hidden'])}>
      {words.turnTotal}
    </label>
    {refusal && (
      <p id={`${id}-error`} role="alert">
        {refusal}
      </p>
    )}
    <p role="status">{!refusal && bust}</p>
  </div>
);
