import {
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
  START_DATE_MAX,
  START_DATE_MIN,
} from '@darts/contracts/competitions';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { stepped } from '#ui/form/stepped.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import type { CompetitionFields } from './competition-fields.ts';
import styles from './competition-form.module.css';
import { OptionalLabel } from './optional-label.tsx';
import { competitionFormWords } from './words.ts';

const PLACES = { min: PARTICIPANTS_MIN, max: PARTICIPANTS_MAX };

export type Beside = { readonly besideDate?: ReactNode; readonly besidePlaces?: ReactNode };

/** Fields shared by leagues and tournaments, with slots for the fields of one kind. */
export function CommonFields({ besideDate, besidePlaces }: Beside) {
  const { register, getValues, setValue, formState } = useFormContext<CompetitionFields>();
  const { errors, isSubmitted } = formState;
  const step = (by: 1 | -1) =>
    setValue('maxParticipants', stepped(getValues('maxParticipants'), by, PLACES), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });

  return (
    <>
      <Field
        label={competitionFormWords.name}
        hint={!errors.name && competitionFormWords.nameHint}
        error={errors.name?.message}
      >
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field
        label={<OptionalLabel>{competitionFormWords.description}</OptionalLabel>}
        error={errors.description?.message}
      >
        <Textarea rows={3} {...register('description')} />
      </Field>
      <div className={styles.two}>
        <Field label={competitionFormWords.startDate} error={errors.startDate?.message}>
          <Input type="date" min={START_DATE_MIN} max={START_DATE_MAX} {...register('startDate')} />
        </Field>
        {besideDate}
        <Field
          label={competitionFormWords.places}
          hint={!errors.maxParticipants && competitionFormWords.placesHint}
          error={errors.maxParticipants?.message}
        >
          <Stepper
            less={competitionFormWords.onePlaceLess}
            more={competitionFormWords.onePlaceMore}
            {...PLACES}
            onStep={step}
            {...register('maxParticipants', { valueAsNumber: true })}
          />
        </Field>
        {besidePlaces}
      </div>
    </>
  );
}
