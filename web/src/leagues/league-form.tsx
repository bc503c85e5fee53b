import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { CompetitionForm } from '#competitions/competition-form.tsx';
import { messageOf } from '#platform/api-error.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.ts';
import { leagueForm, type LeagueFields } from './league-form-fields.ts';
import styles from './league-form.module.css';
import { LeaguePlan } from './league-plan.tsx';

type Props = {
  readonly start: LeagueFields;
  readonly action: string; // what sending the form is called
  readonly failure: string; // where the server has no words of its own
  readonly cancelTo: string; // an address
  readonly onSave: (fields: LeagueFields) => Promise<void>;
};

const TYPES = [
  { value: 'once', label: 'Solo Ida' },
  { value: 'twice', label: 'Ida y Vuelta' },
] as const;

/** Everything there is to settle of a league, and what follows from it. */
export function LeagueForm({ start, action, failure, cancelTo, onSave }: Props) {
  const form = useForm<LeagueFields>({
    resolver: standardSchemaResolver(leagueForm),
    defaultValues: start,
  });
  const { register, control, handleSubmit, formState } = form;
  const { mutate, isPending } = useMutation({
    mutationFn: onSave,
    onError: (error) => {
      toast.error(messageOf(error, failure));
      showFieldErrors(error, form);
    },
  });

  return (
    <CompetitionForm
      fields={{
        name: register('name'),
        description: register('description'),
        startDate: register('startDate'),
        maxParticipants: register('maxParticipants', { valueAsNumber: true }),
      }}
      errors={formState.errors}
      besideDate={
        <Field label="Día de juego" error={formState.errors.dayOfWeek?.message}>
          <Select {...register('dayOfWeek')}>
            {WEEKDAYS.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </Select>
        </Field>
      }
      besidePlaces={
        <div className={styles['type']}>
          <span aria-hidden="true">Tipo</span>
          <Controller
            name="isHomeAndAway"
            control={control}
            render={({ field: { value, onChange } }) => (
              <Segmented
                label="Tipo"
                options={TYPES}
                value={value ? 'twice' : 'once'}
                onChange={(type) => onChange(type === 'twice')}
              />
            )}
          />
        </div>
      }
      action={action}
      isPending={isPending}
      cancelTo={cancelTo}
      onSubmit={() => void handleSubmit((fields) => mutate(fields))()}
    >
      <LeaguePlan control={control} />
    </CompetitionForm>
  );
}
