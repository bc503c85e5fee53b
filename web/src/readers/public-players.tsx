import type { AnyPlayer } from '#competitions/competition.ts';
import { formatDate } from '#competitions/calendar-date.ts';
import layout from '#ui/layout.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './public.module.css';
import { readerWords } from './words.ts';

type Props = {
  readonly startDate: string;
  readonly players: readonly AnyPlayer[];
};

/** Participants of a competition that has not begun. */
export const PublicPlayers = ({ startDate, players }: Props) => (
  <section className={classNames(layout.card, layout.padded)} aria-labelledby="public-players">
    <p>{readerWords.notBegun(formatDate(startDate))}</p>
    <h2 id="public-players">{readerWords.players}</h2>
    <ul className={styles.players}>
      {players.map(({ username }, index) => (
        <li key={index}>{username}</li>
      ))}
    </ul>
  </section>
);
