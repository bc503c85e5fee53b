import type { TvLeague } from '@darts/contracts/tv';
import { Paged } from './paged.tsx';
import panel from './panel.module.css';
import styles from './standing.module.css';
import { words } from './words.ts';

type Row = TvLeague['table'][number];

/** The table of a league, as much as is read from afar. */
export const Standing = ({ table }: Pick<TvLeague, 'table'>) => (
  <section className={panel['panel']} aria-label={words.table}>
    <div className={`${styles['row']} ${styles['head']}`} aria-hidden="true">
      <h2 className={panel['title']}>{words.table}</h2>
      <span>{words.played}</span>
      <span>{words.wins}</span>
      <span>{words.points}</span>
    </div>
    <Paged items={table} keyOf={({ name }) => name} row={standingRow} />
  </section>
);

const standingRow = ({ name, rank, played, wins, points }: Row) => (
  <li className={styles['row']}>
    <span className={styles['rank']}>{rank}</span>
    <span className={styles['name']}>{name}</span>
    <span>{played}</span>
    <span>{wins}</span>
    <b>{points}</b>
  </li>
);
