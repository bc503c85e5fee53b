import {
  OUTCOMES,
  MAX_GAME_POINTS,
  POINTS_PRESETS,
  type LeaguePoints,
  type Outcome,
} from '@darts/rules/leagues/points';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { stepped } from '#ui/form/stepped.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import type { LeagueFields } from './league-form-fields.ts';
import styles from './table-rules.module.css';
import { leagueFormWords } from './words.ts';

const OWN = 'own';
const WORTH = { min: 0, max: MAX_GAME_POINTS };

/** Points of a league: a preset, or other values. */
export function PointsFields() {
  const { getValues, setValue, formState } = useFormContext<LeagueFields>();
  const { errors, isSubmitted } = formState;
  const [preset, setPreset] = useState(() => presetOf(getValues('points')));
  const choose = (value: string) => {
    setPreset(value);
    const points = POINTS_PRESETS[Number(value)];
    if (points) setValue('points', { ...points }, { shouldValidate: isSubmitted });
  };

  return (
    <>
      <Field
        label={leagueFormWords.points}
        error={errors.points?.message ?? errors.points?.root?.message}
      >
        <Select value={preset} onChange={({ target }) => choose(target.value)}>
          {POINTS_PRESETS.map((_, index) => (
            <option key={index} value={index}>
              {leagueFormWords.presets[index]}
            </option>
          ))}
          <option value={OWN}>{leagueFormWords.ownValues}</option>
        </Select>
      </Field>
      {preset === OWN && (
        <div className={styles.worth}>
          {OUTCOMES.map((outcome) => (
            <PointsField key={outcome} outcome={outcome} />
          ))}
        </div>
      )}
    </>
  );
}

function PointsField({ outcome }: { readonly outcome: Outcome }) {
  const { register, getValues, setValue, formState } = useFormContext<LeagueFields>();
  const label = leagueFormWords.outcomes[outcome];
  const name = `points.${outcome}` as const;
  const step = (by: 1 | -1) =>
    setValue(name, stepped(getValues(name), by, WORTH), {
      shouldValidate: formState.isSubmitted,
    });
  return (
    <Field label={label} error={formState.errors.points?.[outcome]?.message}>
      <Stepper
        less={leagueFormWords.less(label)}
        more={leagueFormWords.more(label)}
        {...WORTH}
        onStep={step}
        {...register(name, { valueAsNumber: true, deps: ['points'] })}
      />
    </Field>
  );
}

function presetOf(points: LeaguePoints): string {
  const index = POINTS_PRESETS.findIndex((preset) =>
    OUTCOMES.every((outcome) => preset[outcome] === points[outcome]),
  );
  return index === -1 ? OWN : String(index);
}
