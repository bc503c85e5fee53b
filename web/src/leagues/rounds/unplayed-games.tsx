import type { League } from '@darts/contracts/leagues';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { overdueQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { ListCard } from '#ui/list/list-card.tsx';
import { MoreButton } from '#ui/list/more-button.tsx';
import styles from './unplayed-games.module.css';
import { words } from './words.ts';

/** For who runs a league: the games of rounds gone by that may still be late. Those at risk stand elsewhere. */
export function UnplayedGames({ league: { leagueId, rounds } }: { readonly league: League }) {
  const query = useInfiniteQuery(overdueQuery(leagueId));
  const { data } = query;
  const isAnyPast = rounds.some(({ date }) => date < today());

  const total = data?.pages.at(-1)?.total;

  if (!data || total === undefined || !isAnyPast) return null;
  const games = data.pages.flatMap((page) => page.games);
  return (
    <ListCard
      title={words.overdue.title}
      count={String(total)}
      none={total === 0 && words.overdue.none}
    >
      <ul className={layout['list']}>
        {games.map(({ gameId, round, gameDate, player1, player2 }) => (
          <li key={gameId}>
            <Link className={styles['game']} to={paths.gameView(gameId)}>
              <span>
                {player1.username} {words.versus} {player2.username}
              </span>
              <small>{words.roundOn(round, formatDate(gameDate))}</small>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton query={query} className={styles['more']} />
    </ListCard>
  );
}
