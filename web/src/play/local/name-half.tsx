import type { Side } from '@darts/rules/play/sides';
import { useId, type ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { PROPER_NAME } from '#ui/form/field-kinds.ts';
import text from '#ui/text.module.css';
import styles from './new-game-page.module.css';
import { nameField } from './setup-form.ts';
import { localGameWords } from './words.ts';

type Props = ComponentProps<'input'> & {
  readonly side: Side;
  readonly label: string;
  readonly start: number; // points; NaN while no number is typed
  readonly isUp: boolean; // throws first
  readonly onUp: () => void; // called when this player is chosen to throw first
};

/** Half of the coming scoreboard, with fields for the name and the starter. */
export function NameHalf({ side, label, start, isUp, onUp, ...input }: Props) {
  const id = useId();
  const points = Number.isNaN(start) ? '–' : String(start);
  const digits = { '--digits': Math.max(points.length, 3) };

  return (
    <div className={classNames(styles.half, isUp && styles.up)} style={digits}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className={styles.name}
        id={id}
        name={nameField(side)}
        type="text"
        {...PROPER_NAME}
      />
      <span className={classNames(text.figure, styles.points)} aria-hidden="true">
        {points}
      </span>
      <label className={styles.starter}>
        <input type="radio" name="starter" value={side} checked={isUp} onChange={onUp} />
        {localGameWords.starts}{' '}
        <span className={text.hidden}>{input.value || input.placeholder}</span>
      </label>
    </div>
  );
}
