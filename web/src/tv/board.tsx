import type { GameScreen } from '@darts/contracts/screens';
import { numberOf } from '@darts/contracts/game/pairs';
import { PAIR, type PairSide } from '@darts/rules/play/pair';
import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { endingNote } from '#competitions/ending-note.ts';
import { formatAverage } from '#platform/locale.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './board.module.css';
import { tvWords } from './words.ts';

const SHOWN_TURNS = 4; // turns shown of each player

type BoardProps = {
  readonly game: GameScreen;
  readonly at?: string | undefined; // name of the dartboard on which the game is played
};

/** Scoreboard of one game, filling its container. */
export const Board = ({ game, at }: BoardProps) => (
  <div className={styles.board} style={{ '--digits': String(game.format.start).length }}>
    {at && <p className={classNames(styles.at, text.cut)}>{at}</p>}
    {PAIR.map((side) => (
      <Half key={side} game={game} side={side} />
    ))}
  </div>
);

type HalfProps = { readonly game: GameScreen; readonly side: PairSide };

function Half({ game, side }: HalfProps) {
  const { players, left, legsWon, averages, toThrow, format, turns } = game;
  const seat = numberOf(side);
  const own = turns.filter((turn) => turn.seat === seat).slice(-SHOWN_TURNS);
  const isLit = toThrow === seat;
  return (
    <section
      className={classNames(styles.half, isLit && styles.lit, isWinner(game, side) && styles.won)}
      aria-label={players[side]}
    >
      <h2 className={styles.name}>
        <span className={text.cut}>{players[side]}</span>
        {isLit && <span className={text.hidden}>{tvWords.throws}</span>}
        {format.legs > 1 && (
          <b className={styles.legs} aria-label={tvWords.legs(legsWon[side])}>
            {legsWon[side]}
          </b>
        )}
      </h2>
      {areLeftKnown(...left) ? (
        <p className={styles.score} aria-label={tvWords.left(left[side])}>
          {left[side]}
        </p>
      ) : (
        <p className={styles.score}>{tvWords.notNoted}</p>
      )}
      <div className={styles.foot}>
        {isLit && game.beds.length > 0 ? (
          <Beds beds={game.beds} />
        ) : (
          <ol className={styles.turns} aria-label={tvWords.lastTurns}>
            {own.map(({ total, bust }, place) => (
              <li key={turns.length - own.length + place} data-bust={bust}>
                {bust ? tvWords.bust : total}
              </li>
            ))}
          </ol>
        )}
        <p className={styles.average}>
          {isWinner(game, side) ? tvWords.wins1 : tvWords.average(formatAverage(averages[side]))}
        </p>
      </div>
    </section>
  );
}

/** The darts of a turn as they are entered. */
export const Beds = ({ beds }: { readonly beds: GameScreen['beds'] }) => (
  <ol className={styles.beds}>
    {beds.map((bed, dart) => (
      <li key={dart}>{bed === 'M' ? '0' : bed}</li>
    ))}
  </ol>
);

export const isWinner = ({ winner }: Pick<GameScreen, 'winner'>, side: PairSide): boolean =>
  winner === numberOf(side);

/** Returns a short text for the state of a game. */
export function stageOf({ status, endReason, winner, format, leg, round }: GameScreen): string {
  if (status === 'pendiente') return tvWords.toStart;
  if (status === 'finalizada') {
    return endingNote(endReason, winner !== null) ?? tvWords.over;
  }
  const inLeg =
    round > format.rounds ? tvWords.extraRound(round) : tvWords.gameRound(round, format.rounds);
  return format.legs > 1 ? `${tvWords.leg(leg)}, ${inLeg}` : inLeg;
}
