import { SheetPage } from '#paper/sheet-page.tsx';
import lined from '#paper/table.module.css';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './round-sheet.module.css';
import { competitionSheetWords } from './words.ts';

/** Line of a sheet; without a score there is room to write it. */
export type SheetGame = {
  readonly key: string;
  readonly group?: string | undefined; // name of its group
  readonly players: readonly [string, string];
  readonly score?: readonly [number, number] | undefined; // legs won or, for a game of one leg, points left
  readonly isVoided?: boolean | undefined; // does not count: a player was withdrawn
  readonly note?: string | undefined;
};

/** Games of one format. */
export type SheetGames = {
  readonly title?: string; // absent if the sheet has no other games
  readonly hasLegs: boolean; // true if the games have several legs
  readonly games: readonly SheetGame[];
};

type Props = {
  readonly title: string;
  readonly otherwise: string; // path that the back button leads to without a history
  readonly name: string; // name of the competition, and the round
  readonly facts: readonly (string | undefined)[];
  readonly parts: readonly SheetGames[];
  readonly rest?: string | undefined; // note on the player without a game
  readonly resting?: readonly string[] | undefined; // notes on the players without a game, if there may be many
};

const LINES_MM = 214; // height available for lines
const LINE_MAX_MM = 22;
const TWO_LINES_MM = 8; // height for a note of two lines

// Rows of players without a game, as in the style sheet: height in millimetres, and columns.
const RESTING_HEIGHT = 4.5;
const RESTING_COLUMNS = 3;

/** Sheet of a round, blank or with its results. */
export function RoundSheet({ parts, rest, resting, ...sheet }: Props) {
  const lineHeight = lineHeightOf(parts, resting?.length ?? 0);
  return (
    <SheetPage {...sheet}>
      <div
        style={{ '--line-height': lineHeight }}
        data-wraps={lineHeight >= TWO_LINES_MM || undefined}
      >
        {parts.map((part, index) => (
          <Games key={index} {...part} />
        ))}
      </div>
      {rest !== undefined && <p className={styles.rest}>{rest}</p>}
      {resting && resting.length > 0 && (
        <ul className={styles.resting}>
          {resting.map((each) => (
            <li key={each} className={text.cut}>
              {each}
            </li>
          ))}
        </ul>
      )}
    </SheetPage>
  );
}

const Games = ({ title, hasLegs, games }: SheetGames) => (
  <table
    className={classNames(lined.table, styles.games)}
    aria-label={title === undefined ? competitionSheetWords.games : undefined}
  >
    {title !== undefined && <caption>{title}</caption>}
    <thead>
      <tr>
        <th scope="col">
          {games.some(({ group }) => group)
            ? competitionSheetWords.group
            : competitionSheetWords.number}
        </th>
        <th scope="col">{competitionSheetWords.players[0]}</th>
        {(hasLegs ? competitionSheetWords.legs : competitionSheetWords.left).map((each) => (
          <th key={each} scope="col">
            {each}
          </th>
        ))}
        <th scope="col">{competitionSheetWords.players[1]}</th>
        <th scope="col">{competitionSheetWords.notes}</th>
      </tr>
    </thead>
    <tbody>
      {games.map(({ key, group, players, score, isVoided, note }, index) => (
        <tr key={key} data-void={isVoided}>
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

/** Returns the greatest line height with which all lines, heads and titles fit the sheet. */
function lineHeightOf(parts: readonly SheetGames[], resting: number): number {
  const lines = parts.reduce((sum, { title, games }) => sum + games.length + (title ? 2 : 1), 0);
  const room = LINES_MM - Math.ceil(resting / RESTING_COLUMNS) * RESTING_HEIGHT;
  return Math.min(LINE_MAX_MM, room / lines);
}
