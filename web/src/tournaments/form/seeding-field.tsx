import { SEEDINGS } from '@darts/contracts/tournaments';
import { useController } from 'react-hook-form';
import { tournamentWords } from '#tournaments/words.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { LeagueSelect } from './league-select.tsx';
import type { TournamentFields } from './tournament-form-fields.ts';
import { tournamentFormWords } from './words.ts';

/** Fields for the seeding and, if a table seeds, the league. */
export function SeedingField() {
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController<TournamentFields, 'seeding'>({ name: 'seeding' });
  const { by, leagueId } = value;

  return (
    <>
      <Field label={tournamentFormWords.seeding} hint={tournamentFormWords.seedingHints[by]}>
        <Select
          value={by}
          onChange={({ target }) =>
            onChange({ by: SEEDINGS.find((each) => each === target.value) })
          }
        >
          {SEEDINGS.map((each) => (
            <option key={each} value={each}>
              {tournamentWords.seeding[each]}
            </option>
          ))}
        </Select>
      </Field>
      {by === 'league' && (
        <LeagueSelect
          ref={ref}
          value={leagueId}
          error={error?.message}
          onChange={(chosen) => onChange({ by, leagueId: chosen })}
        />
      )}
    </>
  );
}
