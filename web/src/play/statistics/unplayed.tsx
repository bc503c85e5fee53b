import type { BySide, Side } from '@darts/rules/play/sides';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Winner } from './duel.tsx';
import styles from './game-statistics.module.css';
import { statisticsWords } from './words.ts';

type Props = {
  readonly names: BySide<string>;
  readonly winner: Side | undefined;
};

/** The players of a game that was decided without darts, and so without a score. */
export const Unplayed = ({ names, winner }: Props) => (
  <section className={styles.pair} aria-label={statisticsWords.players}>
    {names.map((name, side) => (
      <div key={side} className={classNames(side === winner && styles.lit)}>
        <span className={text.cut} translate="no">
          {name}
        </span>
        {side === winner && <Winner />}
      </div>
    ))}
  </section>
);
