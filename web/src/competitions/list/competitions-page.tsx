import { canOrganise } from '@darts/rules/accounts/permissions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { Kind } from '#competitions/kind.ts';
import { listQuery } from '#competitions/queries.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './competition-list.module.css';
import { CompetitionList } from './competition-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { questionOf, useFilters } from './filters.ts';

/** Page with all competitions of a kind, searched and filtered. */
export function CompetitionsPage({ kind }: { readonly kind: Kind }) {
  const { words, paths } = kind;
  const { role } = useUser();
  const { filters, change } = useFilters();
  const sought = useDeferredValue(filters); // keeps typing fast while the list renders
  const query = useInfiniteQuery(listQuery(kind, questionOf(sought)));
  const { data: listed, error } = query;
  useErrorToast(error, words.listFailed);

  return (
    <div className={layout.page}>
      <div className={layout.pageHead}>
        <PageTitle title={words.title} />
        {canOrganise(role) && (
          <ButtonLink variant="go" to={paths.create}>
            <Plus size={20} aria-hidden />
            {words.create}
          </ButtonLink>
        )}
      </div>
      <FilterBar kind={kind} filters={filters} onChange={change} />
      {!listed && error ? (
        <LoadFailure title={words.listFailed} onRetry={() => void query.refetch()} />
      ) : (
        <CompetitionList kind={kind} listed={listed} filters={filters} onChange={change} />
      )}
      <MoreButton query={query} className={styles.more} />
    </div>
  );
}
