import type { EventOf } from '@darts/contracts/realtime';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import text from '#ui/text.module.css';
import styles from './lobby-counts.module.css';
import { lobbyWords } from './words.ts';

type Props = {
  readonly games: EventOf<'updateLobbyGames'> | undefined;
  readonly running: EventOf<'updateRunningGames'> | undefined; // also counts the running games, and is sent more often
};

export function LobbyCounts({ games, running }: Props) {
  return (
    <dl className={styles.counts}>
      <Count name={lobbyWords.waitingCount} count={games?.lobbyGames.length} />
      <Count name={lobbyWords.runningCount} count={(running ?? games)?.activeGames} />
    </dl>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number | undefined }) {
  return (
    <div>
      <dt className={text.label}>{name}</dt>
      <dd className={text.figure}>{count ?? <Skeleton width={48} height={51} />}</dd>
    </div>
  );
}
