import { publicFiles } from '@darts/contracts/addresses/files';
import { useQuery } from '@tanstack/react-query';
import { Files } from '#competitions/detail/files.tsx';
import { leagueDetailWords } from '#leagues/detail/words.ts';
import { tableFiles } from '#leagues/table-files.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicHead } from './public-head.tsx';
import { PublicPlayers } from './public-players.tsx';
import { PublicRounds } from './public-rounds.tsx';
import { PublicTable } from './public-table.tsx';
import styles from './public.module.css';
import { publicLeagueQuery } from './queries.ts';
import { readerWords } from './words.ts';

/** Public page of a league. */
export function PublicLeaguePage({ leagueId }: { readonly leagueId: string }) {
  const { data: league, error, refetch } = useQuery(publicLeagueQuery(leagueId));

  return (
    <PublicFrame title={readerWords.league} error={error} onRetry={() => void refetch()}>
      {league && (
        <>
          <PublicHead kind={readerWords.league} name={league.name} status={league.status} />
          {league.status === 'pendiente' ? (
            <PublicPlayers startDate={league.startDate} players={league.participants} />
          ) : (
            <>
              <div className={styles.columns}>
                <PublicTable league={league} />
                <PublicRounds league={league} />
              </div>
              <Files of={leagueDetailWords.theTable} files={tableFiles(publicFiles, leagueId)} />
            </>
          )}
        </>
      )}
    </PublicFrame>
  );
}
