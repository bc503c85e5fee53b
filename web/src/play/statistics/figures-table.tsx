import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import {
  figuresIn,
  playedLegs,
  turnsBetween,
  type Figures,
} from '@darts/rules/play/x01/figures/figures';
import type { Game } from '@darts/rules/play/game';
import type { BySide } from '@darts/rules/play/sides';
import { threeDartAverage } from '@darts/rules/play/x01/figures/average';
import { useState } from 'react';
import { formatAverage, percent } from '#platform/locale.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import text from '#ui/text.module.css';
import styles from './figures-table.module.css';
import { statisticsWords } from './words.ts';

type Props = {
  readonly names: BySide<string>;
  readonly game: Game;
};

const WHOLE = 0; // the option for the whole game; legs count from 1
const NONE = '–';

const average = (points: number, darts: number): string =>
  formatAverage(threeDartAverage(points, darts));

/** The rows: label and formatted value. */
const ROWS: readonly (readonly [string, (figures: Figures) => string | number])[] = [
  [statisticsWords.figures.average, ({ points, darts }) => average(points, darts)],
  [
    statisticsWords.figures.firstNine,
    ({ ninePoints, nineDarts }) => average(ninePoints, nineDarts),
  ],
  [statisticsWords.figures.darts, ({ darts }) => darts],
  [statisticsWords.figures.bestTurn, ({ bestTurn }) => bestTurn],
  [statisticsWords.figures.turns60, (figures) => turnsBetween(figures, 60, 100)],
  [statisticsWords.figures.turns100, (figures) => turnsBetween(figures, 100, 140)],
  [statisticsWords.figures.turns140, (figures) => turnsBetween(figures, 140, MAX_TURN_TOTAL)],
  [statisticsWords.figures.turns180, (figures) => turnsBetween(figures, MAX_TURN_TOTAL)],
  [statisticsWords.figures.bestClose, ({ bestClose }) => bestClose || NONE],
  [
    statisticsWords.figures.finishes,
    ({ finishes, finishDarts }) =>
      finishDarts === 0
        ? NONE
        : `${percent.format(finishes / finishDarts)} (${finishes}/${finishDarts})`,
  ],
];

/** The figures of both players, for the whole game or one of its legs. */
export function FiguresTable({ names, game }: Props) {
  const legs = playedLegs(game);
  const [wanted, choose] = useState(WHOLE);
  const chosen = wanted > legs.length ? WHOLE : wanted; // a correction may remove a leg
  const shown = chosen === WHOLE ? legs : legs.slice(chosen - 1, chosen);
  const figures = names.map((_, side) => figuresIn(shown, game.settings, side));

  return (
    <>
      {legs.length > 1 && (
        <div className={styles.legs}>
          <Segmented
            label={statisticsWords.figures.which}
            options={[WHOLE, ...legs.map((_, index) => index + 1)].map((value) => ({
              value,
              label:
                value === WHOLE
                  ? statisticsWords.figures.whole
                  : statisticsWords.figures.leg(value),
            }))}
            value={chosen}
            onChange={choose}
          />
        </div>
      )}
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.hidden}>{statisticsWords.figures.title}</span>
            </th>
            {names.map((name, side) => (
              <th key={side} scope="col" className={text.cut}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, read]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((each, side) => (
                <td key={side} className={text.number}>
                  {read(each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
