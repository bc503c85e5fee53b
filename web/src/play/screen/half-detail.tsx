import type { Game } from '@darts/rules/play/game';
import type { Side } from '@darts/rules/play/sides';
import { averageOf } from '#play/average-of.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './half-detail.module.css';
import { playScreenWords } from './words.ts';

type Props = {
  readonly game: Game;
  readonly side: Side;
  readonly bust: string | undefined; // the words for a bust of the turn being entered
};

/** The line below a score: the last turn and the average, or the bust of the turn being entered. */
export function HalfDetail({ game, side, bust }: Props) {
  const last = game.turns.findLast((turn) => turn.side === side);

  if (bust) {
    return <p className={classNames(styles.detail, styles.tooMuch)}>{bust}</p>;
  }
  return (
    <p className={styles.detail}>
      {last && (
        <>
          <b>{last.bust ? playScreenWords.bust : last.total}</b>
          <span>{playScreenWords.average(averageOf(game.turns, side))}</span>
        </>
      )}
    </p>
  );
}
