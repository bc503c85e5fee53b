import { Delete } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import keys from '#play/entry/keys.module.css';
import styles from './total-entry.module.css';
import { words } from './words.ts';

type Props = {
  readonly onDigit: (digit: string) => void;
  readonly onDelete: () => void;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Digits to tap, so that the system's keyboard need not come up and cover the score. */
export function Keypad({ onDigit, onDelete }: Props) {
  return (
    <div className={styles['pad']} role="group" aria-label={words.keypad}>
      {digits.map((digit) => (
        <Key
          key={digit}
          className={classNames(digit === '0' && styles['zero'])}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </Key>
      ))}
      <Key aria-label={words.deleteDigit} onClick={onDelete}>
        <Delete size={26} aria-hidden />
      </Key>
    </div>
  );
}

/** Pressed, it leaves the focus in the field: tapping and typing mix. */
function Key({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(keys['key'], className)}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
