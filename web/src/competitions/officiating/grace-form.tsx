import { setGrace } from '@darts/contracts/addresses/officiating';
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
import { call } from '#platform/api.ts';
import { useStep } from '#competitions/use-step.ts';
import { officiatingWords } from './words.ts';

const DAYS = { min: 0, max: GRACE_MAX };

type Props = { readonly place: Place; readonly days: number };

/** Form for the days that a game may be late before it is at risk. */
export function GraceForm({ place, days }: Props) {
  const [typed, setTyped] = useState(String(days));
  const { competitionId } = place;
  const { mutate, isPending } = useStep(place, officiatingWords.grace.failed);
  const chosen = typed.trim() === '' ? Number.NaN : Number(typed);
  const isPossible = Number.isInteger(chosen) && chosen >= 0 && chosen <= GRACE_MAX;

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (!isPossible || isPending) return;
    mutate({
      send: () => call(setGrace(place.kind), { params: { competitionId }, body: { days: chosen } }),
      done: officiatingWords.grace.saved,
    });
  }

  return (
    <form className={classNames(layout.card, styles.part)} onSubmit={save} noValidate>
      <Field
        label={officiatingWords.grace.label}
        hint={officiatingWords.grace.hint}
        error={isPossible ? undefined : officiatingWords.grace.range(GRACE_MAX)}
      >
        <Stepper
          less={officiatingWords.grace.less}
          more={officiatingWords.grace.more}
          {...DAYS}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onStep={(by) => setTyped(String(stepped(chosen, by, DAYS)))}
        />
      </Field>
      {chosen !== days && (
        <div>
          <Button type="submit" busy={isPending}>
            {officiatingWords.grace.save}
          </Button>
        </div>
      )}
    </form>
  );
}
