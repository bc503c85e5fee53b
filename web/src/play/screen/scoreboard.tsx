import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { ofSide, type BySide, type Side } from '@darts/rules/play/sides';
import type { Turn } from '@darts/rules/play/x01/turn';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './scoreboard.module.css';
import { useAnimatedNumber } from './use-animated-number.ts';
import { playScreenWords } from './words.ts';

type Props = {
  readonly names: BySide<string>;
  readonly scores: BySide<number>;
  readonly legs?: BySide<number> | undefined; // won; absent for a game of one leg
  readonly start: number; // the start score, which has the most digits
  readonly lit?: Side | undefined; // the player to throw or, at the end, the winner
  readonly toThrow?: Side | undefined; // absent unless the game is in progress
  readonly own?: Side | undefined; // the player at this device; absent if the device serves both
  readonly highTurn?: Turn | undefined; // shown for a moment in place of the score
  readonly details?: BySide<ReactNode>; // below the scores
  readonly className?: string | undefined;
};

/** The scoreboard: two halves with one number each, readable from the oche. */
export function Scoreboard(props: Props) {
  const { names, scores, legs, start, lit, toThrow, own, highTurn, details, className } = props;
  const isNoted = areLeftKnown(...scores);

  return (
    <section
      className={classNames(styles.scoreboard, className)}
      style={digitsOf(start)}
      aria-label={playScreenWords.scoreboard}
      translate="no"
    >
      {names.map((name, side) => (
        <Half
          key={side}
          name={name}
          score={ofSide(scores, side)}
          isNoted={isNoted}
          legs={legs?.[side]}
          isLit={side === lit}
          isUp={side === toThrow}
          isOwn={side === own}
          highTurn={side === highTurn?.side ? highTurn.total : undefined}
        >
          {details?.[side]}
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
