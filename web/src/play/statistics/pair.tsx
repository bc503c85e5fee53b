import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './game-statistics.module.css';
import { Winner } from './winner.tsx';
import { words } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly winner: Seat | undefined;
};

/** The players of a game that nobody has thrown in, nor will: no score is left of it. */
export const Pair = ({ names, winner }: Props) => (
  <section className={styles['pair']} aria-label={words.players}>
    {SEATS.map((seat) => (
      <div key={seat} className={classNames(seat === winner && styles['lit'])}>
        <span className={text['cut']}>{names[seat]}</span>
        {seat === winner && <Winner />}
      </div>
    ))}
  </section>
);
