import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useField } from './field.tsx';
import { NUMBER } from './field-kinds.ts';
import styles from './stepper.module.css';

type Props = ComponentProps<'input'> & {
  readonly less: string; // accessible names of the two buttons
  readonly more: string;
  readonly onStep: (by: 1 | -1) => void;
};

/** Number with a button on either side. */
export function Stepper({ less, more, onStep, ...input }: Props) {
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={less} onClick={() => onStep(-1)}>
        <Minus size={20} aria-hidden />
      </button>
      <input {...useField()} {...input} {...NUMBER} />
      <button type="button" aria-label={more} onClick={() => onStep(1)}>
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}
