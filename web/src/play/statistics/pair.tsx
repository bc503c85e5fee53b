import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Winner } from './duel.tsx';
import styles from './game-statistics.module.css';
import { statisticsWords } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly winner: Seat | undefined;
};

/** The players of a game that was decided without darts, and so without a score. */
export const Pair = ({ names, winner }: Props) => (
  <section className={styles.pair} aria-label={statisticsWords.players}>
    {SEATS.map((seat) => (
      <div key={seat} className={classNames(seat === winner && styles.lit)}>
        <span className={text.cut} translate="no">
          {names[seat]}
        </span>
        {seat === winner && <Winner />}
      </div>
    ))}
  </section>
);
