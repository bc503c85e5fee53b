import { Delete } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import keys from '#play/entry/keys.module.css';
import styles from './total-entry.module.css';
import { totalEntryWords } from './words.ts';

type Props = {
  readonly onDigit: (digit: string) => void;
  readonly onDelete: () => void;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Digit keys, in place of the system's keyboard, which would cover the score. */
export function Keypad({ onDigit, onDelete }: Props) {
  return (
    <div className={styles.pad} role="group" aria-label={totalEntryWords.keypad}>
      {digits.map((digit) => (
        <Key
          key={digit}
          className={classNames(digit === '0' && styles.zero)}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </Key>
      ))}
      <Key aria-label={totalEntryWords.deleteDigit} onClick={onDelete}>
        <Delete size={26} aria-hidden />
      </Key>
    </div>
  );
}

/** A key that leaves the focus in the field, so that tapping and typing mix. */
function Key({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(keys.key, className)}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
