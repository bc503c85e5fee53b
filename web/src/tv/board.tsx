import type { TvGame } from '@darts/contracts/tv';
import { endingNote } from '#competitions/ending-note.ts';
import { formatAverage } from '#ui/format-average.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './board.module.css';
import { SEAT_NUMBERS, type SeatNumber } from './seats.ts';
import { words } from './words.ts';

const LAST = 4; // turns shown of each

type BoardProps = {
  readonly game: TvGame;
  readonly at?: string | undefined; // the name of the board that it is thrown on
};

/** One game, as large as there is room: two halves, two numbers, the lamp. */
export const Board = ({ game, at }: BoardProps) => (
  <div className={styles['board']} style={{ '--digits': String(game.format.start).length }}>
    {at && <p className={classNames(styles['at'], text['cut'])}>{at}</p>}
    {SEAT_NUMBERS.map((seat) => (
      <Half key={seat} game={game} seat={seat} />
    ))}
  </div>
);

type HalfProps = { readonly game: TvGame; readonly seat: SeatNumber };

function Half({ game, seat }: HalfProps) {
  const { players, left, legsWon, averages, toThrow, format, turns } = game;
  const index = seat - 1;
  const own = turns.filter((turn) => turn.seat === seat).slice(-LAST);
  const isLit = toThrow === seat;
  return (
    <section
      className={classNames(
        styles['half'],
        isLit && styles['lit'],
        isWinner(game, seat) && styles['won'],
      )}
      aria-label={players[index]}
    >
      <h2 className={styles['name']}>
        <span className={text['cut']}>{players[index]}</span>
        {isLit && <span className={text['hidden']}>{words.throws}</span>}
        {format.legs > 1 && (
          <b className={styles['legs']} aria-label={words.legs(legsWon[index] ?? 0)}>
            {legsWon[index]}
          </b>
        )}
      </h2>
      <p className={styles['score']} aria-label={words.left(left[index] ?? 0)}>
        {left[index]}
      </p>
      <div className={styles['foot']}>
        {isLit && game.beds.length > 0 ? (
          <Beds beds={game.beds} />
        ) : (
          <ol className={styles['turns']} aria-label={words.lastTurns}>
            {own.map(({ total, bust }, place) => (
              <li key={turns.length - own.length + place} data-bust={bust}>
                {bust ? words.bust : total}
              </li>
            ))}
          </ol>
        )}
        <p className={styles['average']}>
          {isWinner(game, seat) ? words.wins1 : words.average(formatAverage(averages[index] ?? 0))}
        </p>
      </div>
    </section>
  );
}

/** The darts of a turn as they are entered. */
export const Beds = ({ beds }: { readonly beds: TvGame['beds'] }) => (
  <ol className={styles['beds']}>
    {beds.map((bed, dart) => (
      <li key={dart}>{bed === 'M' ? '0' : bed}</li>
    ))}
  </ol>
);

export const isWinner = ({ winner }: Pick<TvGame, 'winner'>, seat: SeatNumber): boolean =>
  winner === seat;

/** Where a game is, in a word or two. */
export function stageOf({ status, endReason, winner, format, leg, round }: TvGame): string {
  if (status === 'pendiente') return words.toStart;
  if (status === 'finalizada') {
    return endingNote(endReason, winner !== null) ?? words.over;
  }
  const inLeg =
    round > format.rounds ? words.extraRound(round) : words.gameRound(round, format.rounds);
  return format.legs > 1 ? `${words.leg(leg)}, ${inLeg}` : inLeg;
}
