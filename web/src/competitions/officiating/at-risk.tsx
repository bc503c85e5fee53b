import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Place } from '#competitions/use-action.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import layout from '#ui/layout.module.css';
import { ListCard } from '#ui/list/list-card.tsx';
import { atRiskQuery } from './at-risk-query.ts';
import { AtRiskRow } from './at-risk-row.tsx';
import { GraceForm } from './grace-form.tsx';
import styles from './officiating.module.css';
import { words } from './words.ts';

/** The games that are not played in time or stopped, and how late a game may be. */
export function AtRisk({ place }: { readonly place: Place }) {
  const { data, error, refetch } = useQuery(atRiskQuery(place));
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined); // how many there were
  const now = data?.total;
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body; // with the row that had it
    if (hasLostFocus && now !== undefined && now < (before.current ?? 0)) box.current?.focus();
    before.current = now;
  }, [now]);

  if (!data && error) {
    return <LoadFailure title={words.risk.failed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={220} />;
  const { games, total, graceDays } = data;
  return (
    <div ref={box} tabIndex={-1} className={styles['risk']}>
      <ListCard
        title={words.risk.title}
        count={String(total)}
        none={total === 0 && words.risk.none}
      >
        <ul className={layout['list']}>
          {games.map((game) => (
            <li key={game.gameId}>
              <AtRiskRow place={place} game={game} />
            </li>
          ))}
        </ul>
        {total > games.length && (
          <p className={styles['more']}>{words.risk.more(total - games.length)}</p>
        )}
      </ListCard>
      <GraceForm key={graceDays} place={place} days={graceDays} />
    </div>
  );
}
