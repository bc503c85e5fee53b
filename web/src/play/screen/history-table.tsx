import { legWinners } from '@darts/rules/play/legs';
import type { Game } from '@darts/rules/play/game';
import { ofSide, type BySide, type Side } from '@darts/rules/play/sides';
import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './history-table.module.css';
import { chalkLegs, type ChalkMark, type ChalkRow } from './history.ts';
import { playScreenWords } from './words.ts';

type Props = {
  readonly names: BySide<string>;
  readonly game: Game;
};

const HIGH_SCORE_POINTS = 100; // in brighter chalk

/** The chalkboard: points scored and left after each turn, by leg and round. */
export const HistoryTable = memo(function HistoryTable({ names, game }: Props) {
  const winners = legWinners(game);

  return (
    <table className={styles.chalk}>
      <caption className={text.hidden}>{playScreenWords.chalkboard}</caption>
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            {names[0]}
          </th>
          <td />
          <th colSpan={2} scope="colgroup">
            {names[1]}
          </th>
        </tr>
        <tr>
          <th scope="col">{playScreenWords.scored}</th>
          <th scope="col">{playScreenWords.toGo}</th>
          <th scope="col">{playScreenWords.round}</th>
          <th scope="col">{playScreenWords.scored}</th>
          <th scope="col">{playScreenWords.toGo}</th>
        </tr>
      </thead>
      {chalkLegs(game).map((rows, index) => (
        // Legs have no key but their number.
        <tbody key={index}>
          {game.settings.legs > 1 && (
            <tr className={styles.leg}>
              <th colSpan={5} scope="rowgroup">
                {playScreenWords.leg(index + 1)}
                {winners[index] !== undefined &&
                  playScreenWords.wonLeg(ofSide(names, winners[index]))}
              </th>
            </tr>
          )}
          <LegRows start={game.settings.start} rows={rows} />
        </tbody>
      ))}
    </table>
  );
});

type LegProps = {
  readonly start: number; // points
  readonly rows: readonly ChalkRow[];
};

function LegRows({ start, rows }: LegProps) {
  const startOf = (side: Side) => (rows[0]?.marks[side] ? <s>{start}</s> : <b>{start}</b>);

  return (
    <>
      <tr>
        <td />
        <td>{startOf(0)}</td>
        <td className={styles.round} />
        <td />
        <td>{startOf(1)}</td>
      </tr>
      {rows.map(({ round, marks, isCurrent }) => (
        <tr key={round} aria-current={isCurrent || undefined}>
          <MarkCells mark={marks[0]} />
          <td className={styles.round}>{round}</td>
          <MarkCells mark={marks[1]} />
        </tr>
      ))}
    </>
  );
}

function MarkCells({ mark }: { readonly mark: ChalkMark | undefined }) {
  if (!mark) {
    return (
      <>
        <td />
        <td />
      </>
    );
  }
  const { scored, bust, corrected, toGo, isLast } = mark;
  return (
    <>
      <td className={classNames(scored >= HIGH_SCORE_POINTS && styles.high, bust && styles.bust)}>
        {bust ? playScreenWords.bust : scored}
        {corrected && (
          <small>
            {playScreenWords.corrected}{' '}
            <s>{corrected.bust ? playScreenWords.bust : corrected.total}</s>
          </small>
        )}
      </td>
      <td>{isLast ? <b>{toGo}</b> : <s>{toGo}</s>}</td>
    </>
  );
}
