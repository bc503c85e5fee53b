import type { RunningGame } from '@darts/contracts/screens';
import { numberOf } from '@darts/contracts/game/pairs';
import { PAIR, type PairSide } from '@darts/rules/play/pair';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Beds } from './board.tsx';
import styles from './tile.module.css';
import { tvWords } from './words.ts';

/** Tile for one of several games: the name of its board, and a line for each player. */
export const Tile = ({ game }: { readonly game: RunningGame }) => (
  <li className={styles.tile}>
    {game.board && <p className={classNames(styles.board, text.cut)}>{game.board}</p>}
    {PAIR.map((side) => (
      <Line key={side} game={game} side={side} />
    ))}
  </li>
);

function Line({ game, side }: { readonly game: RunningGame; readonly side: PairSide }) {
  const { players, left, legsWon, toThrow, format, turns, beds } = game;
  const seat = numberOf(side);
  const last = turns.findLast((turn) => turn.seat === seat);
  const isLit = toThrow === seat;
  return (
    <div className={classNames(styles.line, isLit && styles.lit)}>
      <p className={classNames(styles.name, text.cut)}>
        {players[side]}
        {isLit && <span className={text.hidden}>{tvWords.throws}</span>}
      </p>
      <div className={styles.last}>
        {isLit && beds.length > 0 ? (
          <Beds beds={beds} />
        ) : (
          last && <span>{last.bust ? tvWords.bust : last.total}</span>
        )}
      </div>
      {format.legs > 1 && (
        <b className={styles.legs} aria-label={tvWords.legs(legsWon[side])}>
          {legsWon[side]}
        </b>
      )}
      <p className={styles.score}>{left[side]}</p>
    </div>
  );
}
