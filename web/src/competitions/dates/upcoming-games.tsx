import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { upcomingQuery } from './queries.ts';
import { UpcomingGameRow } from './upcoming-game-row.tsx';
import styles from './upcoming-games.module.css';
import { dateWords } from './words.ts';

/** Number of games shown until the user asks for all. */
const SHOWN_GAMES = 3;

/** The user's upcoming games in leagues and tournaments; null without any. */
export function UpcomingGames() {
  const { data } = useQuery(upcomingQuery);
  const [areAllShown, setAllShown] = useState(false);
  if (!data || data.games.length === 0) return null;
  const { games } = data;

  return (
    <section className={styles.upcoming} aria-labelledby="upcoming">
      <h2 id="upcoming">{dateWords.next.title}</h2>
      <ul className={classNames(layout.card, layout.list)}>
        {games.slice(0, areAllShown ? undefined : SHOWN_GAMES).map((game) => (
          <li key={game.gameId}>
            <UpcomingGameRow game={game} />
          </li>
        ))}
      </ul>
      {games.length > SHOWN_GAMES && !areAllShown && (
        <Button onClick={() => setAllShown(true)}>{dateWords.next.all(games.length)}</Button>
      )}
    </section>
  );
}
