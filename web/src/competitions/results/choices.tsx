import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import fields from '#ui/form/field.module.css';
import styles from './choices.module.css';

type Props<Value extends string | number> = {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: string | number;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
};

/** Radio buttons that a single tap chooses; long labels wrap. */
export function Choices<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, error, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error && `${name}-error`}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={fields.error} role="alert">
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
