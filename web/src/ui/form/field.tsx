import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field.module.css';

type FieldState = {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
};

const FieldContext = createContext<FieldState>({});

/** Returns the ids that tie a control to the label, hint and error of its field; empty outside a field. */
export const useField = (): FieldState => use(FieldContext);

type Props = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined; // absent if the value is valid
  readonly className?: string;
  readonly children: ReactNode; // one control that uses {@link useField}
};

/** Control with its label above it, and its hint or error below. */
export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const state = useMemo(
    (): FieldState => ({
      id,
      'aria-describedby': classNames(errorId, hintId) || undefined,
      'aria-invalid': error ? true : undefined,
    }),
    [id, errorId, hintId, error],
  );

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <FieldContext value={state}>{children}</FieldContext>
      {error && (
        <span className={styles.error} id={errorId}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </span>
      )}
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
