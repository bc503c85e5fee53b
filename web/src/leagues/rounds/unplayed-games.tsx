import type { League } from '@darts/contracts/leagues';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { overdueQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { ListCard } from '#ui/list-card.tsx';
import styles from './unplayed-games.module.css';

const STEP = 10;

/** For who runs a league: the games of rounds gone by that are still to be played. */
export function UnplayedGames({ league: { leagueId, rounds } }: { readonly league: League }) {
  const { data: games } = useQuery(overdueQuery(leagueId));
  const [count, setCount] = useState(STEP);
  const isAnyPast = rounds.some(({ date }) => date < today());

  if (!games || !isAnyPast) return null;
  return (
    <ListCard
      title="Partidos atrasados"
      count={String(games.length)}
      none={games.length === 0 && 'Las jornadas pasadas se han jugado enteras.'}
    >
      <ul className={layout['list']}>
        {games.slice(0, count).map(({ gameId, round, gameDate, player1, player2 }) => (
          <li key={gameId}>
            <Link className={styles['game']} to={paths.gameView(gameId)}>
              <span>
                {player1.username} vs {player2.username}
              </span>
              <small>
                Jornada {round} - {formatDate(gameDate)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {games.length > count && (
        <p className={styles['more']}>
          <Button onClick={() => setCount(count + STEP)}>Ver más</Button>
        </p>
      )}
    </ListCard>
  );
}
