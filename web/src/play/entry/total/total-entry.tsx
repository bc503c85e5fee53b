import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { standingAt } from '@darts/rules/play/x01/judgement';
import { Suspense, useEffect, useId, useRef, type SubmitEvent } from 'react';
import { useCheckout } from '#play/entry/use-checkout.ts';
import { entryWords } from '#play/entry/words.ts';
import { shortDart } from '#play/board/thrown-dart.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { uiWords } from '#ui/words.ts';
import { DartsUsedDialog } from '#play/entry/entry-dialogs.tsx';
import type { TurnEntryProps } from '#play/entry/turn-entry-props.ts';
import text from '#ui/text.module.css';
import slots from '#play/entry/dart-slots.module.css';
import layout from '#play/entry/turn-layout.module.css';
import { Keypad } from './keypad.tsx';
import { QuickTotals } from './quick-totals.tsx';
import styles from './total-entry.module.css';
import { TotalLabel } from './total-label.tsx';
import { useTotal } from './use-total.ts';

/** Enters a turn as its total. Darts entered before stay in sight, but do not count. */
export function TotalEntry(props: TurnEntryProps) {
  const { rules, left, darts, isSending = false, onUndoTurn, onLeave } = props;
  const id = useId();
  const checkout = useCheckout(rules, standingAt(rules, left), 0);
  const field = useRef<HTMLInputElement>(null);
  const { typed, refusal, bust, isTooMuch, possibleDarts, ...total } = useTotal(props);

  // Keyboard users go on typing from turn to turn.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    total.submit();
  };

  return (
    <>
      <div className={layout.entry}>
        <TotalLabel id={id} refusal={refusal} bust={bust} />
        {darts.length > 0 ? (
          <span className={classNames(slots.checkout, slots.thrown)}>
            <span className={text.hidden}>{entryWords.darts}: </span>
            {darts.map(shortDart).join(' ')}
          </span>
        ) : (
          checkout?.line
        )}
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {uiWords.exit}
          </Button>
        )}
      </div>
      <div className={layout.panel}>
        <form id={`${id}-form`} className={styles.total} onSubmit={submit}>
          <div className={styles.field}>
            <input
              type="text"
              ref={field}
              id={id}
              inputMode="none" // the system's keyboard would cover the score
              autoComplete="off"
              value={typed}
              onChange={(event) => total.write(event.target.value)}
              aria-invalid={refusal !== undefined || isTooMuch || undefined}
              aria-describedby={`${id}-${refusal ? 'error' : 'hint'}`}
            />
            <span id={`${id}-hint`} className={classNames(isTooMuch && styles.broken)}>
              0–{MAX_TURN_TOTAL}
            </span>
          </div>
          <div className={styles.keys}>
            <QuickTotals onChoose={total.choose} />
            <Keypad
              onDigit={(digit) => total.write(typed + digit)}
              onDelete={() => total.write(typed.slice(0, -1))}
            />
          </div>
        </form>
      </div>
      <div className={layout.actions}>
        {onUndoTurn && <Button onClick={onUndoTurn}>{entryWords.undo}</Button>}
        <Button
          type="submit"
          form={`${id}-form`}
          variant="go"
          busy={isSending}
          disabled={typed === ''}
        >
          {entryWords.confirmTurn}
        </Button>
      </div>
      <Suspense>
        {possibleDarts && <DartsUsedDialog counts={possibleDarts} onAnswer={total.answer} />}
      </Suspense>
    </>
  );
}
