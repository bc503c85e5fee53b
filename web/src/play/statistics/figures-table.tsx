import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import {
  figuresIn,
  playedLegs,
  turnsBetween,
  type Figures,
} from '@darts/rules/play/figures/figures';
import type { Game } from '@darts/rules/play/game';
import { SEATS, type BySeat } from '@darts/rules/play/seats';
import { threeDartAverage } from '@darts/rules/play/figures/average';
import { useState } from 'react';
import { formatAverage } from '#ui/format-average.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import text from '#ui/text.module.css';
import styles from './figures-table.module.css';
import { words } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
};

const WHOLE = 0; // the place of the whole game among its legs, which count from 1
const NONE = '–';
const percent = new Intl.NumberFormat('es', { style: 'percent' });

const average = (points: number, darts: number): string =>
  formatAverage(threeDartAverage(points, darts));

/** What is compared, and how it is read. */
const ROWS: readonly (readonly [string, (figures: Figures) => string | number])[] = [
  [words.figures.average, ({ points, darts }) => average(points, darts)],
  [words.figures.firstNine, ({ ninePoints, nineDarts }) => average(ninePoints, nineDarts)],
  [words.figures.darts, ({ darts }) => darts],
  [words.figures.bestTurn, ({ bestTurn }) => bestTurn],
  [words.figures.turns60, (figures) => turnsBetween(figures, 60, 100)],
  [words.figures.turns100, (figures) => turnsBetween(figures, 100, 140)],
  [words.figures.turns140, (figures) => turnsBetween(figures, 140, MAX_TURN_TOTAL)],
  [words.figures.turns180, (figures) => turnsBetween(figures, MAX_TURN_TOTAL)],
  [words.figures.bestClose, ({ bestClose }) => bestClose || NONE],
  [
    words.figures.finishes,
    ({ finishes, finishDarts }) =>
      finishDarts === 0
        ? NONE
        : `${percent.format(finishes / finishDarts)} (${finishes}/${finishDarts})`,
  ],
];

/** What both players have thrown, side by side: in the whole game, or in one of its legs. */
export function FiguresTable({ names, game }: Props) {
  const legs = playedLegs(game);
  const [wanted, choose] = useState(WHOLE);
  const chosen = wanted > legs.length ? WHOLE : wanted; // a correction may take a leg away
  const shown = chosen === WHOLE ? legs : legs.slice(chosen - 1, chosen);
  const figures = {
    player1: figuresIn(shown, game.settings, 'player1'),
    player2: figuresIn(shown, game.settings, 'player2'),
  };

  return (
    <>
      {legs.length > 1 && (
        <div className={styles['legs']}>
          <Segmented
            label={words.figures.which}
            options={[WHOLE, ...legs.map((_, index) => index + 1)].map((value) => ({
              value,
              label: value === WHOLE ? words.figures.whole : words.figures.leg(value),
            }))}
            value={chosen}
            onChange={choose}
          />
        </div>
      )}
      <table className={styles['figures']}>
        <thead>
          <tr>
            <th scope="col">
              <span className={text['hidden']}>{words.figures.title}</span>
            </th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col" className={text['cut']}>
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, read]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {SEATS.map((seat) => (
                <td key={seat} className={text['number']}>
                  {read(figures[seat])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
