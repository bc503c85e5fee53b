import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './scoreboard.module.css';
import { useAnimatedNumber } from './use-animated-number.ts';
import { playScreenWords } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly legs?: BySeat<number> | undefined; // won; absent for a game of one leg
  readonly start: number; // the start score, which has the most digits
  readonly lit?: Seat | undefined; // the player to throw or, at the end, the winner
  readonly toThrow?: Seat | undefined; // absent unless the game is in progress
  readonly own?: Seat | undefined; // the player at this device; absent if the device serves both
  readonly highTurn?: Turn | undefined; // shown for a moment in place of the score
  readonly details?: BySeat<ReactNode>; // below the scores
  readonly className?: string | undefined;
};

/** The scoreboard: two halves with one number each, readable from the oche. */
export function Scoreboard(props: Props) {
  const { names, scores, legs, start, lit, toThrow, own, highTurn, details, className } = props;
  const isNoted = areLeftKnown(scores.player1, scores.player2);

  return (
    <section
      className={classNames(styles.scoreboard, className)}
      style={digitsOf(start)}
      aria-label={playScreenWords.scoreboard}
      translate="no"
    >
      {SEATS.map((seat) => (
        <Half
          key={seat}
          name={names[seat]}
          score={scores[seat]}
          isNoted={isNoted}
          legs={legs?.[seat]}
          isLit={seat === lit}
          isUp={seat === toThrow}
          isOwn={seat === own}
          highTurn={seat === highTurn?.seat ? highTurn.total : undefined}
        >
          {details?.[seat]}
        </Half>
      ))}
    </section>
  );
}

/** Three dots beside the player to throw. */
const ToThrow = () => (
  <svg width="22" height="12" viewBox="0 0 22 12" fill="var(--board-red)" aria-hidden="true">
    <circle cx="3" cy="6" r="3" />
    <circle cx="11" cy="6" r="3" />
    <circle cx="19" cy="6" r="3" />
  </svg>
);

const digitsOf = (score: number): CSSProperties => ({ '--digits': String(score).length });

type HalfProps = {
  readonly name: string;
  readonly score: number;
  readonly isNoted: boolean; // true if the score is known
  readonly legs: number | undefined; // legs won
  readonly isLit: boolean;
  readonly isUp: boolean; // to throw
  readonly isOwn: boolean;
  readonly highTurn: number | undefined; // points
  readonly children: ReactNode;
};

function Half({ name, score, isNoted, legs, isLit, isUp, isOwn, highTurn, children }: HalfProps) {
  const shown = useAnimatedNumber(score);

  return (
    <div className={classNames(styles.half, isLit && styles.lit)} aria-current={isUp || undefined}>
      <div className={styles.name}>
        {isUp && <ToThrow />}
        {legs !== undefined && (
          <span className={styles.legs}>
            <span className={text.hidden}>{playScreenWords.legsWon} </span>
            {legs}
          </span>
        )}
        {isOwn && <span className={styles.own}>{playScreenWords.you}</span>}
        <span className={text.cut}>{name}</span>
      </div>
      {highTurn !== undefined && (
        <span className={classNames(text.figure, styles.score, styles.highTurn)} aria-hidden="true">
          <b>{playScreenWords.highTurn(highTurn)}</b>
        </span>
      )}
      <span
        className={classNames(text.figure, styles.score, highTurn !== undefined && text.hidden)}
      >
        {isNoted ? shown : playScreenWords.notNoted}
      </span>
      {children}
    </div>
  );
}
