import type { League } from '@darts/contracts/leagues';
import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useOrganises } from '#competitions/use-organises.ts';
import { leagueKind } from '#leagues/kind.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { useFocusKept } from '#competitions/use-focus-kept.ts';
import { roundQuery } from '#leagues/queries.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { LeagueGameRow } from './league-game-row.tsx';
import { MovingRound } from './moving-round.tsx';
import styles from './rounds.module.css';
import { roundWords } from './words.ts';

type Props = { readonly league: League; readonly round: number };

/** Games of a round, and the resting player. */
export function RoundGames({ league, round }: Props) {
  const { data, error } = useQuery(roundQuery(league.leagueId, round));
  const organises = useOrganises(leagueKind, league.leagueId, league);
  const isOrganised = organises && league.status === 'encurso';
  const list = useFocusKept<HTMLUListElement>(); // the button of a game disappears with its result
  useErrorToast(error, roundWords.loadFailed);

  if (!data && error) return <EmptyState title={roundWords.loadFailed} />;
  if (!data) {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <>
      <ul {...list} className={layout.list} aria-label={roundWords.games(round)}>
        {data.games.map((game) => (
          <li key={game.gameId}>
            <LeagueGameRow
              game={game}
              isPlayable={league.status === 'encurso'}
              legs={league.format.legs}
              isDecidable={isOrganised}
            />
          </li>
        ))}
      </ul>
      {isOrganised && data.games.some(({ status }) => status === 'pendiente') && (
        <MovingRound leagueId={league.leagueId} round={round} date={data.date} />
      )}
      {data.resting && (
        <p className={styles.rest}>
          <Coffee size={20} aria-hidden />
          <span>{roundWords.rests(data.resting.username)}</span>
        </p>
      )}
    </>
  );
}
