import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import styles from './competition-list.module.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder of a list while it loads. */
export const ListSkeleton = () => (
  <div className={styles.cards} aria-busy="true">
    {CARDS.map((card) => (
      <div key={card} className={classNames(layout.card, styles.card)}>
        <Skeleton width={96} height={28} />
        <div className={layout.stack}>
          <Skeleton width="80%" height={28} />
          <Skeleton width="45%" />
        </div>
      </div>
    ))}
  </div>
);
