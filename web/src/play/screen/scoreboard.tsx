import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './scoreboard.module.css';
import { useAnimatedNumber } from './use-animated-number.ts';
import { words } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly legs?: BySeat<number> | undefined; // that each has won; absent where there is only one
  readonly start: number; // no score is longer than this one
  readonly lit?: Seat | undefined; // whose half it is: to throw or, at the end, won
  readonly toThrow?: Seat | undefined; // absent unless the game is in progress
  readonly own?: Seat | undefined; // of the player here, where only one is
  readonly highTurn?: Turn | undefined; // just thrown, for a moment in the place of the score
  readonly details?: BySeat<ReactNode>; // below the scores
  readonly className?: string | undefined;
};

/** Two halves, two numbers, to be read from the oche. */
export function Scoreboard(props: Props) {
  const { names, scores, legs, start, lit, toThrow, own, highTurn, details, className } = props;

  return (
    <section
      className={classNames(styles['scoreboard'], className)}
      style={digitsOf(start)}
      aria-label={words.scoreboard}
    >
      {SEATS.map((seat) => (
        <Half
          key={seat}
          name={names[seat]}
          score={scores[seat]}
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

/** The three darts of the mark: whose turn it is. */
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
  readonly legs: number | undefined; // won
  readonly isLit: boolean;
  readonly isUp: boolean; // to throw
  readonly isOwn: boolean;
  readonly highTurn: number | undefined; // points
  readonly children: ReactNode;
};

function Half({ name, score, legs, isLit, isUp, isOwn, highTurn, children }: HalfProps) {
  const shown = useAnimatedNumber(score);

  return (
    <div
      className={classNames(styles['half'], isLit && styles['lit'])}
      aria-current={isUp || undefined}
    >
      <div className={styles['name']}>
        {isUp && <ToThrow />}
        {legs !== undefined && (
          <span className={styles['legs']}>
            <span className={text['hidden']}>{words.legsWon} </span>
            {legs}
          </span>
        )}
        {isOwn && <span className={styles['own']}>{words.you}</span>}
        <span className={text['cut']}>{name}</span>
      </div>
      {highTurn !== undefined && (
        <span
          className={classNames(text['figure'], styles['score'], styles['highTurn'])}
          aria-hidden="true"
        >
          <b>{words.highTurn(highTurn)}</b>
        </span>
      )}
      <span
        className={classNames(
          text['figure'],
          styles['score'],
          highTurn !== undefined && text['hidden'],
        )}
      >
        {shown}
      </span>
      {children}
    </div>
  );
}
