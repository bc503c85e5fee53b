import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import { Controller, useForm } from 'react-hook-form';
import { CompetitionForm } from '#competitions/form/competition-form.tsx';
import type { FormProps } from '#competitions/form/form-props.ts';
import { OptionalLabel } from '#competitions/form/optional-label.tsx';
import { useDraft } from '#competitions/form/use-draft.ts';
import { GAME_TYPES } from '#competitions/game-types.ts';
import { competitionWords } from '#competitions/words.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { BracketFormatField } from './bracket-format-field.tsx';
import { StagesField } from './stages-field.tsx';
import { tournamentForm, type TournamentFields } from './tournament-form-fields.ts';

/** Returns the option of a select for true, false or null. */
const optionOf = (chosen: boolean | null) => (chosen === null ? '' : String(chosen));
const chosenIn = (option: string) => (option === '' ? null : option === 'true');

export function TournamentForm({ start, ...props }: FormProps<TournamentFields>) {
  const draft = useDraft(start);
  const form = useForm<TournamentFields>({
    resolver: standardSchemaResolver(tournamentForm),
    defaultValues: draft.fields,
  });
  const { control } = form;

  return (
    <CompetitionForm
      form={form}
      draft={draft}
      {...props}
      besideDate={
        <Field label={<OptionalLabel>{competitionWords.weekday}</OptionalLabel>}>
          <Controller
            name="dayOfWeek"
            control={control}
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                {...field}
                value={value ?? ''}
                onChange={({ target }) => onChange(target.value || null)}
              >
                <option value="">{competitionWords.notSet}</option>
                {WEEKDAYS.map((day) => (
                  <option key={day} value={day}>
                    {competitionWords.weekdays[day]}
                  </option>
                ))}
              </Select>
            )}
          />
        </Field>
      }
      besidePlaces={
        <Field label={<OptionalLabel>{competitionWords.type}</OptionalLabel>}>
          <Controller
            name="isHomeAndAway"
            control={control}
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                {...field}
                value={optionOf(value)}
                onChange={({ target }) => onChange(chosenIn(target.value))}
              >
                <option value="">{competitionWords.notSet}</option>
                {GAME_TYPES.map(({ isHomeAndAway, label }) => (
                  <option key={label} value={optionOf(isHomeAndAway)}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          />
        </Field>
      }
    >
      <StagesField />
      <BracketFormatField />
    </CompetitionForm>
  );
}
