import type { PublicLeague } from '@darts/contracts/readers';
import { competitionDetailWords } from '#competitions/detail/words.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import tables from '#ui/table.module.css';
import text from '#ui/text.module.css';
import { standingsWords } from '#leagues/standings/words.ts';
import styles from './public.module.css';

const FIGURES = ['played', 'wins', 'losses', 'points'] as const;

/** Table of a league, by names. */
export const PublicTable = ({ league: { table } }: { readonly league: PublicLeague }) => (
  <section className={classNames(layout.card, styles.card)} aria-labelledby="public-table">
    <h2 id="public-table">{standingsWords.title}</h2>
    <table className={classNames(tables.figures, styles.table)}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{standingsWords.player}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" title={standingsWords.figures[figure].meaning}>
              {standingsWords.figures[figure].head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.map((row, index) => (
          <tr key={index} className={row.withdrawn ? tables.out : undefined}>
            <td>{row.withdrawn ? null : row.rank}</td>
            <td>
              <span className={text.cut}>{row.user.username}</span>
              {row.withdrawn && <small>{competitionDetailWords.withdrawn}</small>}
            </td>
            {FIGURES.map((figure) => (
              <td key={figure}>{row[figure]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
