import type { Tournament } from '@darts/contracts/tournaments';
import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import tables from '#ui/table.module.css';
import text from '#ui/text.module.css';
import styles from './groups.module.css';
import { words } from './words.ts';

const FIGURES = ['played', 'wins', 'draws', 'losses', 'points'] as const;

type Props = {
  readonly rows: NonNullable<Tournament['groups']>[number]['table'];
  readonly ownId: string;
};

/** The table of a group; whoever goes on is marked once that is known. */
export const GroupTable = ({ rows, ownId }: Props) => (
  <table className={classNames(tables['figures'], styles['table'])}>
    <thead>
      <tr>
        <th scope="col">{words.rank}</th>
        <th scope="col">{words.player}</th>
        {FIGURES.map((figure) => (
          <th
            key={figure}
            scope="col"
            className={styles[figure]}
            title={words.figures[figure].meaning}
          >
            {words.figures[figure].head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        // A deleted player has no id, and there may be several.
        <tr
          key={row.user.userId ?? index}
          className={row.user.userId === ownId ? styles['own'] : undefined}
        >
          <td>{row.rank}</td>
          <td>
            <span className={styles['player']}>
              <span className={text['cut']}>{row.user.username}</span>
              {row.goesOn && <Check size={16} role="img" aria-label={words.goesOn} />}
            </span>
          </td>
          {FIGURES.map((figure) => (
            <td key={figure} className={styles[figure]}>
              {row[figure]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
