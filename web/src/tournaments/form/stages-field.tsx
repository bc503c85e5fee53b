import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { Fold } from '#ui/form/fold.tsx';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { tournamentWords } from '#tournaments/words.ts';
import styles from './bracket-format.module.css';
import { SeedingField } from './seeding-field.tsx';
import { NEW_STAGE, type TournamentFields } from './tournament-form-fields.ts';
import { tournamentFormWords } from './words.ts';

const SIZES = [3, 4, 5, 6] as const;
const THROUGH = [1, 2] as const;

/** Fields for the seeding, groups before the bracket, and a game for third place. */
export function StagesField() {
  const { by } = useWatch<TournamentFields, 'seeding'>({ name: 'seeding' });
  const { errors } = useFormContext<TournamentFields>().formState;
  const { field: third } = useController<TournamentFields, 'hasThirdPlace'>({
    name: 'hasThirdPlace',
  });
  const { field: groups } = useController<TournamentFields, 'groupStage'>({ name: 'groupStage' });
  const stage = groups.value;
  const brief = [
    stage && tournamentFormWords.groupsBrief(stage.size),
    tournamentWords.seeding[by],
    third.value && tournamentFormWords.third,
  ];

  return (
    <Fold
      title={tournamentFormWords.stages}
      brief={brief.filter(Boolean).join(' · ')}
      isWrong={errors.seeding !== undefined}
    >
      <div className={styles.rounds}>
        <SeedingField />
      </div>
      <Switch
        label={tournamentFormWords.third}
        checked={third.value}
        onChange={({ target }) => third.onChange(target.checked)}
      />
      <Switch
        label={tournamentFormWords.groups}
        checked={stage !== null}
        onChange={({ target }) => groups.onChange(target.checked ? NEW_STAGE : null)}
      />
      {stage && (
        <div className={styles.rounds}>
          <Field label={tournamentFormWords.groupSize} hint={tournamentFormWords.groupHint}>
            <Select
              value={stage.size}
              onChange={({ target }) => groups.onChange({ ...stage, size: Number(target.value) })}
            >
              {SIZES.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={tournamentFormWords.through}>
            <Select
              value={stage.through}
              onChange={({ target }) =>
                groups.onChange({ ...stage, through: Number(target.value) })
              }
            >
              {THROUGH.map((count) => (
                <option key={count} value={count}>
                  {tournamentFormWords.best(count)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </Fold>
  );
}
