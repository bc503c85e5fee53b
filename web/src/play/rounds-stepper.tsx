import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useField } from '#ui/field.tsx';
import { MAX_ROUNDS, MIN_ROUNDS } from './local-setup.ts';
import styles from './new-game-page.module.css';

type Props = ComponentProps<'input'> & {
  readonly onStep: (by: 1 | -1) => void;
};

/** A number with a key on either side. */
export function RoundsStepper({ onStep, ...input }: Props) {
  return (
    <div className={styles['stepper']}>
      <button type="button" aria-label="Una ronda menos" onClick={() => onStep(-1)}>
        <Minus size={20} aria-hidden />
      </button>
      <input
        {...useField()}
        {...input}
        type="number"
        inputMode="numeric"
        min={MIN_ROUNDS}
        max={MAX_ROUNDS}
      />
      <button type="button" aria-label="Una ronda más" onClick={() => onStep(1)}>
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}
