import type { PublicLeague } from '@darts/contracts/publishing';
import { words as detail } from '#competitions/detail/words.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import tables from '#ui/table.module.css';
import text from '#ui/text.module.css';
import { words as standings } from '#leagues/standings/words.ts';
import styles from './public.module.css';

const FIGURES = ['played', 'wins', 'losses', 'points'] as const;

/** Who stands where, by names. */
export const PublicTable = ({ league: { table } }: { readonly league: PublicLeague }) => (
  <section className={classNames(layout['card'], styles['card'])} aria-labelledby="public-table">
    <h2 id="public-table">{standings.title}</h2>
    <table className={classNames(tables['figures'], styles['table'])}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{standings.player}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" title={standings.figures[figure].meaning}>
              {standings.figures[figure].head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.map((row, index) => (
          <tr key={index}>
            <td>{row.rank}</td>
            <td>
              <span className={text['cut']}>{row.player}</span>
              {row.isWithdrawn && <small>{detail.withdrawn}</small>}
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
