import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './lobby-row.module.css';

const ROWS = [1, 2, 3];

/** Placeholder of the list until its first event. */
export function LobbySkeleton() {
  return (
    <ul
      className={classNames(layout.card, layout.list)}
      aria-busy="true"
      aria-label={uiWords.loading}
    >
      {ROWS.map((row) => (
        <li key={row}>
          <div className={styles.row}>
            <Skeleton width={40} height={40} round />
            <div className={styles.who}>
              <Skeleton width={120} />
            </div>
            <Skeleton width={64} height={36} />
          </div>
        </li>
      ))}
    </ul>
  );
}
