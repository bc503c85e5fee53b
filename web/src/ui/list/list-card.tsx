import { useId, type ReactNode } from 'react';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './list-card.module.css';

type Props = {
  readonly title: string;
  readonly count: string; // the number of entries, in words
  readonly none?: string | false; // message in place of an empty list
  readonly children: ReactNode;
};

/** Card with a list, its name and its length. */
export function ListCard({ title, count, none, children }: Props) {
  const titleId = useId();
  return (
    <section className={layout.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <span className={text.muted}>{count}</span>
      </div>
      {none ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}
