import type { League } from '@darts/contracts/leagues';
import { namesOf } from '@darts/contracts/game/pairs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { overdueQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { ListCard } from '#ui/list/list-card.tsx';
import { MoreButton } from '#ui/list/more-button.tsx';
import styles from './unplayed-games.module.css';
import { roundWords } from './words.ts';

/** Unplayed games of past rounds, for organisers. Games at risk are listed elsewhere. */
export function UnplayedGames({ league: { leagueId, rounds } }: { readonly league: League }) {
  const query = useInfiniteQuery(overdueQuery(leagueId));
  const { data } = query;
  const isAnyPast = rounds.some(({ date }) => date < today());

  const total = data?.pages.at(-1)?.total;

  if (!data || total === undefined || !isAnyPast) return null;
  const games = data.pages.flatMap((page) => page.games);
  return (
    <ListCard
      title={roundWords.overdue.title}
      count={String(total)}
      none={total === 0 && roundWords.overdue.none}
    >
      <ul className={layout.list}>
        {games.map(({ gameId, round, gameDate, ...game }) => (
          <li key={gameId}>
            <Link className={styles.game} to={paths.gameView(gameId)}>
              <span>{namesOf(game).join(` ${roundWords.versus} `)}</span>
              <small>{roundWords.roundOn(round, formatDate(gameDate))}</small>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton query={query} className={styles.more} />
    </ListCard>
  );
}
