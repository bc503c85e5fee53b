import type { League } from '@darts/contracts/leagues';
import { useQueries } from '@tanstack/react-query';
import { Link } from '#ui/link.tsx';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { paths } from '#platform/paths.ts';
import layout from '#ui/layout.module.css';
import { roundQuery } from './queries.ts';
import styles from './unplayed-games.module.css';

/** For who runs a league: the games of rounds gone by that are still to be played. */
export function UnplayedGames({ league: { leagueId, rounds } }: { readonly league: League }) {
  const past = rounds.filter(({ date }) => date < today());
  const answers = useQueries({
    queries: past.map(({ round }) => ({
      ...roundQuery(leagueId, round),
      // What has been played stays so: of a finished round there is nothing to ask again.
      staleTime: ({ state }: { state: { data?: { games: readonly { status: string }[] } } }) =>
        state.data?.games.every(({ status }) => status === 'finalizada') ? 'static' : 0,
    })),
  });
  const unplayed = answers
    .flatMap(({ data }) => data?.games ?? [])
    .filter(({ status }) => status === 'pendiente');
  const isKnown = answers.every(({ data }) => data);

  if (past.length === 0) return null;
  return (
    <section className={layout['card']} aria-labelledby="unplayed">
      <h2 id="unplayed" className={styles['title']}>
        Partidos atrasados
      </h2>
      {isKnown && unplayed.length === 0 && (
        <p className={styles['none']}>Las jornadas pasadas se han jugado enteras.</p>
      )}
      <ul className={layout['list']}>
        {unplayed.map(({ gameId, round, gameDate, player1, player2 }) => (
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
    </section>
  );
}
