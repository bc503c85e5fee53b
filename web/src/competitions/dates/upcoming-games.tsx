import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { upcomingQuery } from './queries.ts';
import { UpcomingGameRow } from './upcoming-game-row.tsx';
import styles from './upcoming-games.module.css';
import { words } from './words.ts';

/** How many are shown until all are asked for. */
const SHOWN = 3;

/** What the user is to play next in leagues and tournaments; nothing where there is nothing. */
export function UpcomingGames() {
  const { data } = useQuery(upcomingQuery);
  const [areAllShown, setAllShown] = useState(false);
  if (!data || data.games.length === 0) return null;
  const { games } = data;

  return (
    <section className={styles['upcoming']} aria-labelledby="upcoming">
      <h2 id="upcoming">{words.next.title}</h2>
      <ul className={classNames(layout['card'], layout['list'])}>
        {games.slice(0, areAllShown ? undefined : SHOWN).map((game) => (
          <li key={game.gameId}>
            <UpcomingGameRow game={game} />
          </li>
        ))}
      </ul>
      {games.length > SHOWN && !areAllShown && (
        <Button onClick={() => setAllShown(true)}>{words.next.all(games.length)}</Button>
      )}
    </section>
  );
}
