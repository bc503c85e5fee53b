import type { BySide } from '@darts/rules/play/sides';
import { formatAverage } from '#platform/locale.ts';
import type { LegFigures, LegLine } from './leg-lines.ts';
import lined from '#paper/table.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './leg-table.module.css';
import { playSheetWords } from './words.ts';

type Props = { readonly lines: readonly LegLine[]; readonly names: BySide<string> };

export const LegTable = ({ lines, names }: Props) => (
  <>
    <table className={classNames(lined.table, styles.legs)} aria-label={playSheetWords.legs}>
      <colgroup>
        <col />
        <col />
        <col span={names.length * FIGURES.length} />
      </colgroup>
      <thead>
        <tr>
          <td colSpan={2} />
          {names.map((name, side) => (
            <th key={side} colSpan={FIGURES.length} scope="colgroup">
              {name}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">{playSheetWords.leg}</th>
          <th scope="col">{playSheetWords.winner}</th>
          {names.flatMap((_, side) =>
            FIGURES.map((figure) => (
              <th key={`${side}-${figure}`} scope="col">
                {playSheetWords.figures[figure]}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{line.winner !== undefined && names[line.winner]}</td>
            {line.figures.flatMap((figures, side) =>
              FIGURES.map((figure) => <td key={`${side}-${figure}`}>{shown(figures, figure)}</td>),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.elsewhere}>{playSheetWords.turnsElsewhere}</p>
  </>
);

const FIGURES = ['average', 'darts', 'bestTurn', 'hundreds', 'left', 'close'] as const;

/** Returns the text of a figure; empty before the first dart, and for a leg that was not closed. */
function shown(figures: LegFigures, figure: (typeof FIGURES)[number]): string | number {
  if (figures.darts === 0 || (figure === 'close' && figures.close === 0)) return '';
  return figure === 'average' ? formatAverage(figures.average) : figures[figure];
}
