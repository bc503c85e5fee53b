import { useLoss } from '#platform/connection.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import { LobbyCounts } from './lobby-counts.tsx';
import { LobbyList } from './lobby-list.tsx';
import styles from './lobby-page.module.css';
import { LobbySkeleton } from './lobby-skeleton.tsx';
import { RunningGames } from './running-games.tsx';
import { useLobby } from './use-lobby.ts';
import { lobbyWords } from './words.ts';

/** Players waiting for a rival, and running games. */
export function LobbyPage() {
  const lobby = useLobby();
  const loss = useLoss();
  const waiting = lobby.games?.lobbyGames ?? [];
  const playing = lobby.running?.runningGames ?? [];
  const isAnybodyListed = waiting.length + playing.length > 0;

  return (
    <div className={classNames(layout.page, styles.page)}>
      <div className={classNames(layout.pageHead, styles.head)}>
        <PageTitle title={lobbyWords.title} />
        <LobbyCounts games={lobby.games} running={lobby.running} />
      </div>
      <OfflineNotice {...loss} />
      {lobby.games && <LobbyList {...lobby} />}
      {lobby.running && <RunningGames {...lobby.running} />}
      {isAnybodyListed && (
        <p className={classNames(text.label, styles.means)}>{uiWords.averageMeans}</p>
      )}
      {!lobby.games && lobby.isError && (
        <div className={layout.card}>
          <EmptyState title={lobbyWords.couldNotEnter} isError>
            <Button onClick={() => void lobby.retry()}>{uiWords.retry}</Button>
          </EmptyState>
        </div>
      )}
      {!lobby.games && !lobby.isError && <LobbySkeleton />}
    </div>
  );
}
