import { LIST_Q_MAX } from '@darts/contracts/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Field } from '#ui/form/field.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import { useSettled } from '#ui/form/use-settled.ts';
import { chosenLeagueQuery, LEAGUES_OFFERED, leaguesQuery } from './leagues-query.ts';
import { tournamentFormWords } from './words.ts';

type Props = {
  readonly value: string | undefined; // id of the chosen league
  readonly error: string | undefined;
  readonly onChange: (leagueId: string) => void;
  readonly ref: Ref<HTMLSelectElement>;
};

/** Select of the leagues that have begun, with a search if there are many. */
export function LeagueSelect({ value = '', error, onChange, ref }: Props) {
  const [typed, setTyped] = useState('');
  const { found, offered, isFailed, retry } = useLeagues(useSettled(typed).trim(), value);
  const isSearched = typed !== '' || found?.length === LEAGUES_OFFERED;

  if (isFailed) return <LoadFailure title={tournamentFormWords.leaguesFailed} onRetry={retry} />;
  return (
    <>
      {isSearched && (
        <SearchInput
          words={tournamentFormWords.searchLeague}
          value={typed}
          maxLength={LIST_Q_MAX}
          onChange={setTyped}
        />
      )}
      <Field
        label={tournamentFormWords.league}
        hint={found?.length === 0 ? tournamentFormWords.noLeagues : undefined}
        error={error}
      >
        <Select ref={ref} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled>
            {tournamentFormWords.chooseLeague}
          </option>
          {offered.map(({ leagueId, name }) => (
            <option key={leagueId} value={leagueId}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** Returns the leagues found, preceded by the chosen league if they do not include it. */
function useLeagues(q: string, chosenId: string) {
  const { data: found, isError, refetch } = useQuery(leaguesQuery(q));
  const isFound = !found || found.some(({ leagueId }) => leagueId === chosenId);
  const { data: chosen } = useQuery(chosenLeagueQuery(isFound ? '' : chosenId));
  return {
    found,
    offered: [...(chosen ? [chosen] : []), ...(found ?? [])],
    isFailed: isError && !found,
    retry: () => void refetch(),
  };
}
