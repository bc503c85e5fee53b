import { SEATS, type BySeat } from '@darts/rules/play/seats';
import { formatAverage } from '#platform/locale.ts';
import type { LegFigures, LegLine } from './leg-lines.ts';
import lined from '#paper/table.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './leg-table.module.css';
import { playSheetWords } from './words.ts';

type Props = { readonly lines: readonly LegLine[]; readonly names: BySeat<string> };

export const LegTable = ({ lines, names }: Props) => (
  <>
    <table className={classNames(lined.table, styles.legs)} aria-label={playSheetWords.legs}>
      <colgroup>
        <col />
        <col />
        <col span={SEATS.length * FIGURES.length} />
      </colgroup>
      <thead>
        <tr>
          <td colSpan={2} />
          {SEATS.map((seat) => (
            <th key={seat} colSpan={FIGURES.length} scope="colgroup">
              {names[seat]}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">{playSheetWords.leg}</th>
          <th scope="col">{playSheetWords.winner}</th>
          {SEATS.flatMap((seat) =>
            FIGURES.map((figure) => (
              <th key={`${seat}-${figure}`} scope="col">
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
            <td>{line.winner && names[line.winner]}</td>
            {SEATS.flatMap((seat) =>
              FIGURES.map((figure) => (
                <td key={`${seat}-${figure}`}>{shown(line[seat], figure)}</td>
              )),
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
