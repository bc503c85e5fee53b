import type { CSSProperties } from 'react';
import { SEATS, type BySeat } from '@darts/rules/play/seats';
import type { ChalkMark } from '#play/screen/history.ts';
import { playScreenWords } from '#play/screen/words.ts';
import lined from '#paper/table.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './game-sheet.module.css';
import type { SheetColumns, SheetLine } from './sheet-lines.ts';
import { playSheetWords } from './words.ts';

type Props = SheetColumns & { readonly names: BySeat<string> };

/** Columns with the points scored and left in each turn, or with empty cells. */
export const TurnColumns = ({ columns, lineHeight, names }: Props) => (
  <div className={styles.columns} style={sizesOf(columns.length, lineHeight)}>
    {columns.map((lines, index) => (
      <table
        key={index}
        className={classNames(lined.table, styles.turns)}
        aria-label={playSheetWords.turns}
      >
        <thead>
          <tr>
            <td />
            {SEATS.map((seat) => (
              <th key={seat} colSpan={2} scope="colgroup">
                {names[seat]}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {SEATS.flatMap((seat) => [
              <th key={`${seat}-scored`} scope="col">
                {playScreenWords.scored}
              </th>,
              <th key={`${seat}-left`} scope="col">
                {playScreenWords.toGo}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <Line key={row} line={line} names={names} />
          ))}
        </tbody>
      </table>
    ))}
  </div>
);

const sizesOf = (count: number, lineHeight: number): CSSProperties => ({
  '--count': count,
  '--line-height': lineHeight,
});

type LineProps = { readonly line: SheetLine; readonly names: BySeat<string> };

function Line({ line, names }: LineProps) {
  if ('leg' in line) {
    return (
      <tr className={styles.leg}>
        <th colSpan={5} scope="rowgroup">
          {playScreenWords.leg(line.leg)}
          {line.winner && playScreenWords.wonLeg(names[line.winner])}
        </th>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{line.round}</th>
      {SEATS.map((seat) => (
        <Mark key={seat} mark={line.marks[seat]} />
      ))}
    </tr>
  );
}

const Mark = ({ mark }: { readonly mark: ChalkMark | undefined }) => (
  <>
    <td>{mark && (mark.bust ? playScreenWords.bust : mark.scored)}</td>
    <td>{mark?.toGo}</td>
  </>
);
