import type { LucideIcon } from 'lucide-react';
import type { Listed } from '#competitions/queries.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { CompetitionCard } from './competition-card.tsx';
import styles from './competition-list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';

type Props = {
  readonly listed: readonly Listed[] | undefined; // absent until loaded
  readonly none: string; // said where there are none
  readonly icon: LucideIcon;
};

/** What a list has found: cards, or that there are none. */
export function CompetitionList({ listed, none, icon: Icon }: Props) {
  if (!listed) return <ListSkeleton />;
  if (listed.length === 0) {
    return (
      <div className={layout['card']} role="status">
        <EmptyState title={none} art={<Icon size={28} strokeWidth={1.75} aria-hidden />} />
      </div>
    );
  }
  return (
    <ul className={styles['cards']}>
      {listed.map(({ to, competition }) => (
        <li key={to}>
          <CompetitionCard to={to} competition={competition} />
        </li>
      ))}
    </ul>
  );
}
