import { MAX_TURN_TOTAL, TURN_TOTALS } from '@darts/rules/play/darts';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { words as entry } from '#play/entry/words.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import { Keypad } from './keypad.tsx';
import { QuickTotals } from './quick-totals.tsx';
import styles from './total-entry.module.css';
import type { TurnEntryProps } from '#play/entry/turn-entry-props.ts';
import layout from '#play/entry/turn-layout.module.css';
import type { DoubleTap } from '#play/entry/use-double-tap.ts';
import { words } from './words.ts';

const MAX_DIGITS = String(MAX_TURN_TOTAL).length;

/** What anybody may type, paste or dictate, less what is not a digit. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);

type Props = TurnEntryProps & { readonly doubleTap: DoubleTap };

/** A turn entered as its total. Darts entered one by one before do not count. */
export function TotalEntry(props: Props) {
  const { isSending = false, doubleTap, onConfirm, onUndoTurn, onLeave } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isTooMuch = Number(typed) > MAX_TURN_TOTAL;

  // From turn to turn, whoever plays by keyboard goes on where the last one ended.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);

  const write = (next: string) => {
    setTyped(digitsOf(next));
    setRefused(false);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const total = Number(typed);
    field.current?.focus();
    if (typed === '' || isSending || isTooMuch) return;
    if (!TURN_TOTALS.has(total)) return setRefused(true);
    onConfirm([total]);
  };

  const choose = (total: number) => {
    if (isSending || doubleTap.isSecond('quick-total')) return;
    doubleTap.begin('quick-total');
    onConfirm([total]);
  };

  return (
    <>
      <div className={layout['entry']}>
        <div className={styles['label']}>
          <label htmlFor={id} className={classNames(isRefused && text['hidden'])}>
            {words.turnTotal}
          </label>
          {isRefused && (
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
              aria-invalid={isRefused || isTooMuch || undefined}
              aria-describedby={isRefused ? `${id}-error` : `${id}-hint`}
            />
            <span id={`${id}-hint`} className={classNames(isTooMuch && styles['broken'])}>
              0–{MAX_TURN_TOTAL}
            </span>
          </div>
          <div className={styles['keys']}>
            <QuickTotals onChoose={choose} />
            <Keypad
              onDigit={(digit) => write(typed + digit)}
              onDelete={() => write(typed.slice(0, -1))}
            />
          </div>
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
