import type { CSSProperties } from 'react';
import { SheetPage } from '#sheets/sheet-page.tsx';
import styles from './round-sheet.module.css';
import { words } from './words.ts';

/** A game as a line of the sheet; without a score there is room to write it. */
export type SheetGame = {
  readonly key: string;
  readonly players: readonly [string, string];
  readonly score?: readonly [number, number] | undefined; // legs won or, of one leg, points left
  readonly note?: string | undefined;
};

type Props = {
  readonly title: string;
  readonly otherwise: string; // where back leads whoever has come from nowhere
  readonly name: string; // of the competition, and the round
  readonly facts: readonly (string | undefined)[];
  readonly hasLegs: boolean; // several
  readonly games: readonly SheetGame[];
  readonly rest?: string | undefined; // who does not play
};

const HEIGHT = 214; // of all lines, in millimetres
const HIGHEST = 9;

/** A round on one sheet: to be filled in by pen, or with its results. */
export const RoundSheet = ({ games, hasLegs, rest, ...sheet }: Props) => (
  <SheetPage {...sheet}>
    <table className={styles['games']} style={lineHeight(games.length)} aria-label={words.games}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.players[0]}</th>
          {(hasLegs ? words.legs : words.left).map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
          <th scope="col">{words.players[1]}</th>
          <th scope="col">{words.notes}</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ key, players, score, note }, index) => (
          <tr key={key}>
            <td>{index + 1}</td>
            <td>{players[0]}</td>
            <td>{score?.[0]}</td>
            <td>{score?.[1]}</td>
            <td>{players[1]}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {rest !== undefined && <p className={styles['rest']}>{rest}</p>}
  </SheetPage>
);

const lineHeight = (games: number) =>
  ({ '--line-height': Math.min(HIGHEST, HEIGHT / (games + 1)) }) as CSSProperties; // React takes any custom property, its types none
