import text from '#ui/text.module.css';
import styles from './next-list.module.css';
import { Paged } from './paged.tsx';
import panel from './panel.module.css';
import { tvWords } from './words.ts';

export const Names = ({ names }: { readonly names: readonly string[] }) => (
  <section className={panel.panel} aria-label={tvWords.participants}>
    <h2 className={panel.title}>{tvWords.participants}</h2>
    <Paged items={names} row={nameRow} />
  </section>
);

const nameRow = (name: string) => (
  <li className={styles.row}>
    <span className={text.cut}>{name}</span>
  </li>
);
