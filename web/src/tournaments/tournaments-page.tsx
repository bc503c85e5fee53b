import { canOrganise } from '@darts/rules/accounts/permissions';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trophy } from 'lucide-react';
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
import { tournamentsQuery } from './queries.ts';

const WORDS = { mine: 'Mis torneos', created: 'Creados por mí' };
const FAILURE = 'Error al cargar los torneos';

/** The tournaments there are, to be searched and narrowed down. */
export function TournamentsPage() {
  const { role } = useUser();
  const { filters, change } = useFilters();
  const question = useDeferredValue(questionOf(filters)); // typing goes ahead of what it finds
  const { data: tournaments, error, isError, refetch } = useQuery(tournamentsQuery(question));
  useErrorToast(error, FAILURE);

  const listed = useMemo(
    () =>
      tournaments?.map((tournament) => ({
        to: paths.tournament(tournament.tournamentId),
        competition: tournament,
      })),
    [tournaments],
  );

  return (
    <div className={layout['page']}>
      <div className={layout['pageHead']}>
        <PageTitle title="Torneos" />
        {canOrganise(role) && (
          <ButtonLink variant="go" to={paths.newTournament}>
            <Plus size={20} aria-hidden />
            Crear Torneo
          </ButtonLink>
        )}
      </div>
      <FilterBar words={WORDS} filters={filters} onChange={change} />
      <CompetitionList
        listed={listed}
        isError={isError}
        onRetry={() => void refetch()}
        words={{ none: 'No hay torneos disponibles.', failure: FAILURE }}
        icon={Trophy}
      />
    </div>
  );
}
