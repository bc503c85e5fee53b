import { Check } from 'lucide-react';
import type { PlaceGroup } from '#tournaments/place.ts';
import { classNames } from '#ui/class-names.ts';
import tables from '#ui/table.module.css';
import text from '#ui/text.module.css';
import styles from './groups.module.css';
import { groupWords } from './words.ts';

const FIGURES = ['played', 'wins', 'draws', 'losses', 'points'] as const;

type Props = {
  readonly rows: PlaceGroup['table'];
  readonly ownId: string;
};

/** Table of a group; qualifiers are marked once they are known. */
export const GroupTable = ({ rows, ownId }: Props) => (
  <table className={classNames(tables.figures, styles.table)}>
    <thead>
      <tr>
        <th scope="col">{groupWords.rank}</th>
        <th scope="col">{groupWords.player}</th>
        {FIGURES.map((figure) => (
          <th
            key={figure}
            scope="col"
            className={styles[figure]}
            title={groupWords.figures[figure].meaning}
          >
            {groupWords.figures[figure].head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        // Deleted players have no id: their index is the key.
        <tr
          key={row.user.userId ?? index}
          className={row.user.userId === ownId ? styles.own : undefined}
        >
          <td>{row.rank}</td>
          <td>
            <span className={styles.player}>
              <span className={text.cut} translate="no">
                {row.user.username}
              </span>
              {row.goesOn && <Check size={16} role="img" aria-label={groupWords.goesOn} />}
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
