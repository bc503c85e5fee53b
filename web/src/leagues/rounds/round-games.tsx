import type { League } from '@darts/contracts/leagues';
import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { roundQuery } from '#leagues/queries.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { LeagueGameRow } from './league-game-row.tsx';
import styles from './rounds.module.css';
import { words } from './words.ts';

type Props = { readonly league: League; readonly round: number };

/** Who plays whom in a round, and who rests. */
export function RoundGames({ league, round }: Props) {
  const { data, error } = useQuery(roundQuery(league.leagueId, round));
  useErrorToast(error, words.loadFailed);

  if (!data && error) return <EmptyState title={words.loadFailed} />;
  if (!data) {
    return (
      <div className={styles['loading']} aria-busy="true">
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <>
      <ul className={layout['list']} aria-label={words.games(round)}>
        {data.games.map((game) => (
          <li key={game.gameId}>
            <LeagueGameRow
              game={game}
              isPlayable={league.status === 'encurso'}
              hasLegs={league.format.legs > 1}
            />
          </li>
        ))}
      </ul>
      {data.resting && (
        <p className={styles['rest']}>
          <Coffee size={20} aria-hidden />
          <span>{words.rests(data.resting.username)}</span>
        </p>
      )}
    </>
  );
}
