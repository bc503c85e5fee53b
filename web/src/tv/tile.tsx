import type { RunningGame } from '@darts/contracts/screens';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Beds } from './board.tsx';
import { SEAT_NUMBERS, type SeatNumber } from './seats.ts';
import styles from './tile.module.css';
import { tvWords } from './words.ts';

/** Tile for one of several games: the name of its board, and a line for each player. */
export const Tile = ({ game }: { readonly game: RunningGame }) => (
  <li className={styles.tile}>
    {game.board && <p className={classNames(styles.board, text.cut)}>{game.board}</p>}
    {SEAT_NUMBERS.map((seat) => (
      <Line key={seat} game={game} seat={seat} />
    ))}
  </li>
);

function Line({ game, seat }: { readonly game: RunningGame; readonly seat: SeatNumber }) {
  const { players, left, legsWon, toThrow, format, turns, beds } = game;
  const index = seat - 1;
  const last = turns.findLast((turn) => turn.seat === seat);
  const isLit = toThrow === seat;
  return (
    <div className={classNames(styles.line, isLit && styles.lit)}>
      <p className={classNames(styles.name, text.cut)}>
        {players[index]}
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
        <b className={styles.legs} aria-label={tvWords.legs(legsWon[index] ?? 0)}>
          {legsWon[index]}
        </b>
      )}
      <p className={styles.score}>{left[index]}</p>
    </div>
  );
}
