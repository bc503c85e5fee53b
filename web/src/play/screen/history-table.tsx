import type { Game } from '@darts/rules/play/game';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './history-table.module.css';
import { chalkRows, type ChalkMark } from './history.ts';
import { words } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Pick<Game, 'settings' | 'turns' | 'outcome'>;
};

const HIGH_SCORE = 100; // worth a brighter chalk

/** The chalkboard: what each turn scored and left, round by round. */
export const HistoryTable = memo(function HistoryTable({ names, game }: Props) {
  const { start } = game.settings;
  const startOf = (seat: Seat) =>
    game.turns.some((turn) => turn.seat === seat) ? <s>{start}</s> : <b>{start}</b>;

  return (
    <table className={styles['chalk']}>
      <caption className={text['hidden']}>{words.chalkboard}</caption>
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            {names.player1}
          </th>
          <td />
          <th colSpan={2} scope="colgroup">
            {names.player2}
          </th>
        </tr>
        <tr>
          <th scope="col">{words.scored}</th>
          <th scope="col">{words.toGo}</th>
          <th scope="col">{words.round}</th>
          <th scope="col">{words.scored}</th>
          <th scope="col">{words.toGo}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          <td>{startOf('player1')}</td>
          <td className={styles['round']} />
          <td />
          <td>{startOf('player2')}</td>
        </tr>
        {chalkRows(game).map(({ round, marks, isCurrent }) => (
          <tr key={round} aria-current={isCurrent || undefined}>
            <MarkCells mark={marks.player1} />
            <td className={styles['round']}>{round}</td>
            <MarkCells mark={marks.player2} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

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
      <td className={classNames(scored >= HIGH_SCORE && styles['high'], bust && styles['bust'])}>
        {bust ? words.bust : scored}
        {corrected && (
          <small>
            {words.corrected} <s>{corrected.bust ? words.bust : corrected.total}</s>
          </small>
        )}
      </td>
      <td>{isLast ? <b>{toGo}</b> : <s>{toGo}</s>}</td>
    </>
  );
}
