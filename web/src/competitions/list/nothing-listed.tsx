import { COMPETITION_STATUSES } from '@darts/contracts/competitions';
import { canOrganise } from '@darts/rules/accounts/permissions';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Kind } from '#competitions/kind.ts';
import { listQuery } from '#competitions/queries.ts';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { countChanged, type Filters } from './filters.ts';
import { competitionListWords } from './words.ts';

type Props = {
  readonly kind: Kind;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
};

/** Message of an empty list, with the next step. */
export function NothingListed({ kind, filters, onChange }: Props) {
  const { icon: Icon, words: kindWords } = kind;
  const { role } = useUser();
  const { data: all } = useInfiniteQuery(listQuery(kind, {}));
  const noneYet = canOrganise(role) ? kindWords.noneYetToMake : kindWords.noneYet;
  const isUsual = countChanged(filters) === 0 && filters.search.trim() === '';

  return (
    <div className={layout.card} role="status">
      <EmptyState title={kindWords.none} art={<Icon size={28} strokeWidth={1.75} aria-hidden />}>
        {all?.length === 0 && <p>{noneYet}</p>}
        {all && all.length > 0 && (
          <p>{isUsual ? kindWords.allOver : competitionListWords.otherFilters}</p>
        )}
        {all && all.length > 0 && isUsual && (
          <Button onClick={() => onChange({ statuses: COMPETITION_STATUSES })}>
            {kindWords.seeAll}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
