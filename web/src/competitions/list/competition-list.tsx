import type { ComponentProps } from 'react';
import type { Listed } from '#competitions/kind.ts';
import { CompetitionCard } from './competition-card.tsx';
import styles from './competition-list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { NothingListed } from './nothing-listed.tsx';

type Props = ComponentProps<typeof NothingListed> & {
  readonly listed: readonly Listed[] | undefined; // undefined until loaded
};

/** Cards of a list, or the next step if it is empty. */
export function CompetitionList({ listed, ...list }: Props) {
  if (!listed) return <ListSkeleton />;
  if (listed.length === 0) return <NothingListed {...list} />;
  return (
    <ul className={styles.cards}>
      {listed.map(({ to, competition }) => (
        <li key={to}>
          <CompetitionCard to={to} competition={competition} />
        </li>
      ))}
    </ul>
  );
}
