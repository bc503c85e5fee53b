import type { League } from '@darts/contracts/leagues';
import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LeagueGameRow } from './league-game-row.tsx';
import { roundQuery } from './queries.ts';
import styles from './rounds.module.css';

type Props = { readonly league: League; readonly round: number };

const FAILURE = 'Error al cargar los partidos de la jornada.';

/** Who plays whom in a round, and who rests. */
export function RoundGames({ league, round }: Props) {
  const { data, error } = useQuery(roundQuery(league.leagueId, round));
  useErrorToast(error, FAILURE);

  if (!data && error) return <Notice title={FAILURE} />;
  if (!data) {
    return (
      <div className={styles['loading']} aria-busy="true">
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <>
      <ul className={layout['list']} aria-label={`Partidos de la jornada ${round}`}>
        {data.games.map((game) => (
          <li key={game.gameId}>
            <LeagueGameRow game={game} isPlayable={league.status === 'encurso'} />
          </li>
        ))}
      </ul>
      {data.resting && (
        <p className={styles['rest']}>
          <Coffee size={20} aria-hidden />
          <span>{data.resting.username} descansa esta jornada</span>
        </p>
      )}
    </>
  );
}
