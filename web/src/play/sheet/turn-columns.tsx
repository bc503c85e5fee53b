import type { CSSProperties } from 'react';
import { ofSide, type BySide } from '@darts/rules/play/sides';
import type { ChalkMark } from '#play/screen/history.ts';
import { playScreenWords } from '#play/screen/words.ts';
import lined from '#paper/table.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './game-sheet.module.css';
import type { SheetColumns, SheetLine } from './sheet-lines.ts';
import { playSheetWords } from './words.ts';

type Props = SheetColumns & { readonly names: BySide<string> };

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
            {names.map((name, side) => (
              <th key={side} colSpan={2} scope="colgroup">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {names.flatMap((_, side) => [
              <th key={`${side}-scored`} scope="col">
                {playScreenWords.scored}
              </th>,
              <th key={`${side}-left`} scope="col">
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

type LineProps = { readonly line: SheetLine; readonly names: BySide<string> };

function Line({ line, names }: LineProps) {
  if ('leg' in line) {
    return (
      <tr className={styles.leg}>
        <th colSpan={1 + 2 * names.length} scope="rowgroup">
          {playScreenWords.leg(line.leg)}
          {line.winner !== undefined && playScreenWords.wonLeg(ofSide(names, line.winner))}
        </th>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{line.round}</th>
      {names.map((_, side) => (
        <Mark key={side} mark={line.marks[side]} />
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
