import type { Game } from '@darts/rules/play/game';
import { SEATS, type BySeat } from '@darts/rules/play/seats';
import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './scoreboard.module.css';
import { ToThrow } from './to-throw.tsx';
import { useCountDown } from './use-count-down.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Pick<Game, 'start' | 'scores' | 'toMove' | 'outcome'>;
  readonly className?: string | undefined;
};

/** Two halves, two numbers, to be read from the oche. The lit half throws; at the end, it has won. */
export function Scoreboard({ names, game, className }: Props) {
  const { start, scores, toMove, outcome } = game;
  const lit = outcome ? outcome.winner : toMove;

  return (
    <section
      className={classNames(styles['scoreboard'], className)}
      style={digitsOf(start)}
      aria-label="Marcador"
    >
      {SEATS.map((seat) => (
        <Half
          key={seat}
          name={names[seat]}
          score={scores[seat]}
          isLit={seat === lit}
          isUp={seat === toMove && !outcome}
        />
      ))}
    </section>
  );
}

// React's types know no custom properties. No score is longer than the one the game starts from.
const digitsOf = (score: number) => ({ '--digits': String(score).length }) as CSSProperties;

type HalfProps = {
  readonly name: string;
  readonly score: number;
  readonly isLit: boolean;
  readonly isUp: boolean; // to throw
};

function Half({ name, score, isLit, isUp }: HalfProps) {
  const shown = useCountDown(score);

  return (
    <div
      className={classNames(styles['half'], isLit && styles['lit'])}
      aria-current={isUp || undefined}
    >
      <div className={styles['name']}>
        {isUp && <ToThrow />}
        <span className={text['cut']}>{name}</span>
      </div>
      <span className={classNames(text['figure'], styles['score'])}>{shown}</span>
    </div>
  );
}
