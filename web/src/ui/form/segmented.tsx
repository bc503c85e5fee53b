import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './segmented.module.css';

type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly note?: string | undefined; // advice on the option, shown once it is chosen
};

type Props<Value extends string | number> = {
  readonly label: string; // name of the choice, for screen readers only
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
};

/** Radio buttons side by side; the arrow keys move as usual. */
export function Segmented<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();

  return (
    <div className={classNames(styles.segmented, className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-describedby={option.note && `${name}-${option.value}`}
          />
          {option.label}
          {option.note && (
            <small id={`${name}-${option.value}`} aria-hidden="true">
              {option.note}
            </small>
          )}
        </label>
      ))}
    </div>
  );
}
