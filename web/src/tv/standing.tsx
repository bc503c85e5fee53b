import type { TvLeague } from '@darts/contracts/tv';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Paged } from './paged.tsx';
import panel from './panel.module.css';
import styles from './standing.module.css';
import { words } from './words.ts';

type Row = Pick<TvLeague['table'][number], 'name' | 'rank' | 'played' | 'wins' | 'points'>;

/** The table of a league, as much as is read from afar. */
export const Standing = ({ table }: Pick<TvLeague, 'table'>) => (
  <section className={panel['panel']} aria-label={words.table}>
    <StandingHead title={words.table} />
    <Paged items={table} row={standingRow} />
  </section>
);

const standingRow = (row: Row) => <StandingRow row={row} />;

/** What stands over the columns of a table. */
export const StandingHead = ({ title }: { readonly title: string }) => (
  <div className={classNames(styles['row'], styles['head'])} aria-hidden="true">
    <h2 className={panel['title']}>{title}</h2>
    <span>{words.played}</span>
    <span>{words.wins}</span>
    <span>{words.points}</span>
  </div>
);

/** A player in a table. */
export const StandingRow = ({
  row: { name, rank, played, wins, points },
}: {
  readonly row: Row;
}) => (
  <li className={styles['row']}>
    <span className={styles['rank']}>{rank}</span>
    <span className={classNames(styles['name'], text['cut'])}>{name}</span>
    <span>{played}</span>
    <span>{wins}</span>
    <b>{points}</b>
  </li>
);
