import { competitionWords } from '#competitions/words.ts';
import { BracketCard } from './bracket-card.tsx';
import type { Place } from '#tournaments/place.ts';
import styles from './bracket-page.module.css';

type Props = {
  readonly game: Place;
  readonly isOwn: boolean;
  readonly seeds?: ReadonlyMap<string, number>; // by user ids
};

/** Game for third place, beside the bracket's drawing. */
export const ThirdPlace = ({ game, isOwn, seeds }: Props) => (
  <section className={styles.third} aria-labelledby="third-place">
    <h2 id="third-place">{competitionWords.thirdPlace}</h2>
    <div>
      <BracketCard game={game} isOwn={isOwn} seeds={seeds} />
    </div>
  </section>
);
