import { ListOrdered, RotateCw, type LucideIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { CompetitionCard } from './competition-card.tsx';
import type { Competition } from './competition.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './competition-list.module.css';

export type Listed = {
  readonly to: string; // its page
  readonly competition: Competition;
};

type Props = {
  readonly listed: readonly Listed[] | undefined; // absent until loaded
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly words: { readonly none: string; readonly failure: string };
  readonly icon?: LucideIcon;
};

/** What a list has found: cards, or why there are none. */
export function CompetitionList(props: Props) {
  const { listed, isError, onRetry, words, icon: Icon = ListOrdered } = props;

  if (!listed && isError) {
    return (
      <div className={layout['card']}>
        <Notice title={words.failure} isError>
          <Button onClick={onRetry}>
            <RotateCw size={20} aria-hidden />
            Reintentar
          </Button>
        </Notice>
      </div>
    );
  }
  if (!listed) return <ListSkeleton />;
  if (listed.length === 0) {
    return (
      <div className={layout['card']} role="status">
        <Notice title={words.none} art={<Icon size={28} strokeWidth={1.75} aria-hidden />} />
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
