import { canOrganise } from '@darts/rules/accounts/permissions';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { CompetitionList } from '#competitions/competition-list.tsx';
import { FilterBar } from '#competitions/filter-bar.tsx';
import { questionOf, useFilters } from '#competitions/filters.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { leaguesQuery } from './queries.ts';

const WORDS = { mine: 'Mis ligas', created: 'Creadas por mí' };
const FAILURE = 'Error al cargar las ligas';

/** The leagues there are, to be searched and narrowed down. */
export function LeaguesPage() {
  const { role } = useUser();
  const { filters, change } = useFilters();
  const question = useDeferredValue(questionOf(filters)); // typing goes ahead of what it finds
  const { data: leagues, error, isError, refetch } = useQuery(leaguesQuery(question));
  useErrorToast(error, FAILURE);

  const listed = useMemo(
    () => leagues?.map((league) => ({ to: paths.league(league.leagueId), competition: league })),
    [leagues],
  );

  return (
    <div className={layout['page']}>
      <div className={layout['pageHead']}>
        <PageTitle title="Ligas" />
        {canOrganise(role) && (
          <ButtonLink variant="go" to={paths.newLeague}>
            <Plus size={20} aria-hidden />
            Crear Liga
          </ButtonLink>
        )}
      </div>
      <FilterBar words={WORDS} filters={filters} onChange={change} />
      <CompetitionList
        listed={listed}
        isError={isError}
        onRetry={() => void refetch()}
        words={{ none: 'No hay ligas disponibles.', failure: FAILURE }}
      />
    </div>
  );
}
