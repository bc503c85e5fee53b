import type { CSSProperties } from 'react';
import { SheetPage } from '#sheets/sheet-page.tsx';
import lined from '#sheets/table.module.css';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './round-sheet.module.css';
import { words } from './words.ts';

/** A game as a line of the sheet; without a score there is room to write it. */
export type SheetGame = {
  readonly key: string;
  readonly group?: string | undefined; // that it is of
  readonly players: readonly [string, string];
  readonly score?: readonly [number, number] | undefined; // legs won or, of one leg, points left
  readonly note?: string | undefined;
};

/** Games of one format. */
export type SheetGames = {
  readonly title?: string; // absent where there are no others
  readonly hasLegs: boolean; // several
  readonly games: readonly SheetGame[];
};

type Props = {
  readonly title: string;
  readonly otherwise: string; // where back leads whoever has come from nowhere
  readonly name: string; // of the competition, and the round
  readonly facts: readonly (string | undefined)[];
  readonly parts: readonly SheetGames[];
  readonly rest?: string | undefined; // who does not play
  readonly resting?: readonly string[] | undefined; // the same, where there may be many
};

const HEIGHT = 214; // of all lines, in millimetres
const HIGHEST = 9;

// Of those who do not play, as the style sheet has them.
const RESTING_HEIGHT = 4.5;
const RESTING_COLUMNS = 3;

/** A round on one sheet: to be filled in by pen, or with its results. */
export const RoundSheet = ({ parts, rest, resting, ...sheet }: Props) => (
  <SheetPage {...sheet}>
    <div className={styles['parts']} style={sizesOf(parts, resting?.length ?? 0)}>
      {parts.map((part, index) => (
        <Games key={index} {...part} />
      ))}
    </div>
    {rest !== undefined && <p className={styles['rest']}>{rest}</p>}
    {resting && resting.length > 0 && (
      <ul className={styles['resting']}>
        {resting.map((each) => (
          <li key={each} className={text['cut']}>
            {each}
          </li>
        ))}
      </ul>
    )}
  </SheetPage>
);

const Games = ({ title, hasLegs, games }: SheetGames) => (
  <table
    className={classNames(lined['table'], styles['games'])}
    aria-label={title === undefined ? words.games : undefined}
  >
    {title !== undefined && <caption>{title}</caption>}
    <thead>
      <tr>
        <th scope="col">{games.some(({ group }) => group) ? words.group : words.number}</th>
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
      {games.map(({ key, group, players, score, note }, index) => (
        <tr key={key}>
          <td>{group ?? index + 1}</td>
          <td>{players[0]}</td>
          <td>{score?.[0]}</td>
          <td>{score?.[1]}</td>
          <td>{players[1]}</td>
          <td>{note}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Lines as high as lets all of them, heads and titles among them, fit the sheet. */
function sizesOf(parts: readonly SheetGames[], resting: number): CSSProperties {
  const lines = parts.reduce((sum, { title, games }) => sum + games.length + (title ? 2 : 1), 0);
  const room = HEIGHT - Math.ceil(resting / RESTING_COLUMNS) * RESTING_HEIGHT;
  return { '--line-height': Math.min(HIGHEST, room / lines) };
}
