import { GRACE_MAX } from '@darts/contracts/results';
import { useState, type SubmitEvent } from 'react';
import type { Place } from '#competitions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { stepped } from '#ui/form/stepped.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import layout from '#ui/layout.module.css';
import styles from './officiating.module.css';
import { useStep } from '#competitions/use-step.ts';
import { words } from './words.ts';

const DAYS = { min: 0, max: GRACE_MAX };

type Props = { readonly place: Place; readonly days: number };

/** By how many days a game may be late before it is at risk. */
export function GraceForm({ place, days }: Props) {
  const [typed, setTyped] = useState(String(days));
  const { mutate, isPending } = useStep(place, words.grace.failed);
  const chosen = typed.trim() === '' ? Number.NaN : Number(typed);
  const isPossible = Number.isInteger(chosen) && chosen >= 0 && chosen <= GRACE_MAX;

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (!isPossible || isPending) return;
    mutate({ method: 'put', path: '/grace', body: { days: chosen }, done: words.grace.saved });
  }

  return (
    <form className={classNames(layout['card'], styles['part'])} onSubmit={save} noValidate>
      <Field
        label={words.grace.label}
        hint={words.grace.hint}
        error={isPossible ? undefined : words.grace.range(GRACE_MAX)}
      >
        <Stepper
          less={words.grace.less}
          more={words.grace.more}
          {...DAYS}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onStep={(by) => setTyped(String(stepped(chosen, by, DAYS)))}
        />
      </Field>
      {chosen !== days && (
        <div>
          <Button type="submit" busy={isPending}>
            {words.grace.save}
          </Button>
        </div>
      )}
    </form>
  );
}
