import { MAX_TURN_TOTAL, TURN_TOTALS } from '@darts/rules/play/darts';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { words as entry } from '#play/entry/words.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import { Keypad } from './keypad.tsx';
import styles from './total-entry.module.css';
import type { TurnEntryProps } from '#play/entry/turn-entry-props.ts';
import layout from '#play/entry/turn-layout.module.css';
import { words } from './words.ts';

const MAX_DIGITS = String(MAX_TURN_TOTAL).length;

/** What anybody may type, paste or dictate, less what is not a digit. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);

/** A turn entered as its total. Darts entered one by one before do not count. */
export function TotalEntry({ isSending = false, onConfirm, onUndoTurn, onLeave }: TurnEntryProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isImpossible, setImpossible] = useState(false);

  // From turn to turn, whoever plays by keyboard goes on where the last one ended.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);

  const write = (next: string) => {
    setTyped(digitsOf(next));
    setImpossible(false);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const total = Number(typed);
    field.current?.focus();
    if (typed === '' || isSending || total > MAX_TURN_TOTAL) return;
    if (!TURN_TOTALS.has(total)) return setImpossible(true);
    onConfirm([total]);
  };

  return (
    <>
      <div className={layout['entry']}>
        <div className={styles['label']}>
          <label htmlFor={id} className={classNames(isImpossible && text['hidden'])}>
            {words.turnTotal}
          </label>
          {isImpossible && (
            <p id={`${id}-error`} role="alert">
              {words.impossibleTotal}
            </p>
          )}
        </div>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {shared.exit}
          </Button>
        )}
      </div>
      <div className={layout['panel']}>
        <form id={`${id}-form`} className={styles['total']} onSubmit={submit}>
          <div className={styles['field']}>
            <input
              type="text"
              ref={field}
              id={id}
              inputMode="none" // the keys below serve; the system's would cover the score
              autoComplete="off"
              value={typed}
              onChange={(event) => write(event.target.value)}
              aria-invalid={isImpossible || undefined}
              aria-describedby={isImpossible ? `${id}-error` : `${id}-hint`}
            />
            <span id={`${id}-hint`}>0–{MAX_TURN_TOTAL}</span>
          </div>
          <Keypad
            onDigit={(digit) => write(typed + digit)}
            onDelete={() => write(typed.slice(0, -1))}
          />
        </form>
      </div>
      <div className={layout['actions']}>
        {onUndoTurn && <Button onClick={onUndoTurn}>{entry.undo}</Button>}
        <Button
          type="submit"
          form={`${id}-form`}
          variant="go"
          busy={isSending}
          disabled={typed === ''}
        >
          {entry.confirmTurn}
        </Button>
      </div>
    </>
  );
}
