import { TIMES_MAX } from '@darts/contracts/dates';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './game-dates.module.css';
import { dateWords } from './words.ts';

type Props = {
  readonly first: string; // initial value of the first field, as YYYY-MM-DDTHH:MM
  readonly isPending: boolean;
  readonly onSend: (times: readonly string[]) => void;
  readonly onCancel: () => void;
};

/** Form for up to three dates and times. */
export function ProposalForm({ first, isPending, onSend, onCancel }: Props) {
  const [times, setTimes] = useState([first]);
  const [isChecked, setChecked] = useState(false);
  const last = useRef<HTMLInputElement>(null);
  useEffect(() => last.current?.focus(), [times.length]);
  const given = times.filter(Boolean);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (given.length > 0) onSend(given);
  }

  return (
    <form className={layout.stack} onSubmit={send} noValidate>
      <div className={styles.times}>
        {times.map((time, index) => (
          <Field
            key={index} // the fields are never reordered
            label={dateWords.time(index + 1)}
            error={isChecked && given.length === 0 ? dateWords.noTime : undefined}
          >
            <Input
              type="datetime-local"
              ref={index === times.length - 1 ? last : undefined}
              value={time}
              onChange={({ target }) => setTimes(times.with(index, target.value))}
            />
          </Field>
        ))}
      </div>
      <p className={styles.faint}>{dateWords.zone}</p>
      <div className={layout.row}>
        <Button type="submit" variant="go" busy={isPending}>
          {dateWords.send}
        </Button>
        {times.length < TIMES_MAX && (
          <Button onClick={() => setTimes([...times, ''])}>{dateWords.another}</Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {uiWords.cancel}
        </Button>
      </div>
    </form>
  );
}
