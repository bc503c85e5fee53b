import type { LeagueScreen } from '@darts/contracts/screens';
import { competitionDetailWords } from '#competitions/detail/words.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Paged } from './paged.tsx';
import panel from './panel.module.css';
import styles from './standing.module.css';
import { tvWords } from './words.ts';

type Row = LeagueScreen['table'][number];

/** Table of a league, reduced to the columns that are readable from afar. */
export const Standing = ({ table }: Pick<LeagueScreen, 'table'>) => (
  <section className={panel.panel} aria-label={tvWords.table}>
    <StandingHead title={tvWords.table} />
    <Paged items={table} row={standingRow} />
  </section>
);

const standingRow = (row: Row) => <StandingRow row={row} />;

export const StandingHead = ({ title }: { readonly title: string }) => (
  <div className={classNames(styles.row, styles.head)} aria-hidden="true">
    <h2 className={panel.title}>{title}</h2>
    <span>{tvWords.played}</span>
    <span>{tvWords.wins}</span>
    <span>{tvWords.points}</span>
  </div>
);

export const StandingRow = ({
  row: { user, rank, played, wins, points, withdrawn },
}: {
  readonly row: Row;
}) => (
  <li className={classNames(styles.row, withdrawn && styles.out)}>
    <span className={styles.rank}>{withdrawn ? null : rank}</span>
    <span className={classNames(styles.name, text.cut)}>
      {user.username}
      {withdrawn && <small>{competitionDetailWords.withdrawn}</small>}
    </span>
    <span>{played}</span>
    <span>{wins}</span>
    <b>{points}</b>
  </li>
);
