import { atRisk } from '@darts/contracts/addresses/officiating';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Place } from '#competitions/use-action.ts';
import { call } from '#platform/api.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { ListCard } from '#ui/list/list-card.tsx';
import { AtRiskRow } from './at-risk-row.tsx';
import { GraceForm } from './grace-form.tsx';
import styles from './officiating.module.css';
import { officiatingWords } from './words.ts';

/** Query for the games that need their organiser. */
const atRiskQuery = ({ kind, competitionId, queryKey }: Place) =>
  queryOptions({
    queryKey: [...queryKey, 'at-risk'],
    queryFn: ({ signal }) => call(atRisk(kind), { params: { competitionId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Games overdue or stopped, and the days of grace. */
export function AtRisk({ place }: { readonly place: Place }) {
  const { data, error, refetch } = useQuery(atRiskQuery(place));
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined); // number of games in the last answer
  const now = data?.total;
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body; // its row was removed
    if (hasLostFocus && now !== undefined && now < (before.current ?? 0)) box.current?.focus();
    before.current = now;
  }, [now]);

  if (!data && error) {
    return <LoadFailure title={officiatingWords.risk.failed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={220} />;
  const { games, total, graceDays } = data;
  return (
    <div ref={box} tabIndex={-1} className={styles.risk}>
      <ListCard
        title={officiatingWords.risk.title}
        count={String(total)}
        none={total === 0 && officiatingWords.risk.none}
      >
        <ul className={layout.list}>
          {games.map((game) => (
            <li key={game.gameId}>
              <AtRiskRow place={place} game={game} />
            </li>
          ))}
        </ul>
        {total > games.length && (
          <p className={styles.more}>{officiatingWords.risk.more(total - games.length)}</p>
        )}
      </ListCard>
      <GraceForm key={graceDays} place={place} days={graceDays} />
    </div>
  );
}
