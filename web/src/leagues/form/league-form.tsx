import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { defaultTieBreaks } from '@darts/rules/leagues/tie-breaks';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { Controller, useForm } from 'react-hook-form';
import { CompetitionForm } from '#competitions/form/competition-form.tsx';
import { FormatField } from '#competitions/form/format-field.tsx';
import type { FormProps } from '#competitions/form/form-props.ts';
import { useDraft } from '#competitions/form/use-draft.ts';
import { GAME_TYPES } from '#competitions/game-types.ts';
import { competitionWords } from '#competitions/words.ts';
import { Field } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Select } from '#ui/form/select.tsx';
import { leagueForm, type LeagueFields } from './league-form-fields.ts';
import styles from './league-form.module.css';
import { LeaguePlan } from './league-plan.tsx';
import { TableRulesFields } from './table-rules-fields.tsx';

const TYPES = GAME_TYPES.map(({ isHomeAndAway, label }) => ({
  value: String(isHomeAndAway),
  label,
}));

/** Form of a league, with the plan that follows from its fields. */
export function LeagueForm({ start, ...props }: FormProps<LeagueFields>) {
  const draft = useDraft(start);
  const form = useForm<LeagueFields>({
    resolver: standardSchemaResolver(leagueForm),
    defaultValues: draft.fields,
  });
  const { register, control, formState } = form;

  /** Changes to the default tie-breaks of the new format, unless the organiser chose others. */
  function followLegs({ legs }: GameFormat): void {
    const { format, tieBreaks } = form.getValues();
    if (String(tieBreaks) !== String(defaultTieBreaks(format.legs))) return;
    form.setValue('tieBreaks', [...defaultTieBreaks(legs)]);
  }

  return (
    <CompetitionForm
      form={form}
      draft={draft}
      {...props}
      besideDate={
        <Field label={competitionWords.weekday} error={formState.errors.dayOfWeek?.message}>
          <Select {...register('dayOfWeek')}>
            {WEEKDAYS.map((day) => (
              <option key={day} value={day}>
                {competitionWords.weekdays[day]}
              </option>
            ))}
          </Select>
        </Field>
      }
      besidePlaces={
        <div className={styles.type}>
          <span aria-hidden="true">{competitionWords.type}</span>
          <Controller
            name="isHomeAndAway"
            control={control}
            render={({ field: { value, onChange } }) => (
              <Segmented
                label={competitionWords.type}
                options={TYPES}
                value={String(value)}
                onChange={(type) => onChange(type === 'true')}
              />
            )}
          />
        </div>
      }
    >
      <FormatField onChoose={followLegs} />
      <TableRulesFields />
      <LeaguePlan control={control} />
    </CompetitionForm>
  );
}
