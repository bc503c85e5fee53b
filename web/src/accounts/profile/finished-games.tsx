import { useInfiniteQuery } from '@tanstack/react-query';
import { finishedGamesQuery } from '#accounts/queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import { uiWords } from '#ui/words.ts';
import { FinishedGameRow } from './finished-game-row.tsx';
import styles from './finished-games.module.css';
import { profileWords } from './words.ts';

/** Latest games of a player, five at a time. */
export function FinishedGames({ userId }: { readonly userId: string }) {
  const query = useInfiniteQuery(finishedGamesQuery(userId));
  const { data: games, isError } = query;

  return (
    <section className={layout.section} aria-labelledby="games">
      <h2 id="games">{profileWords.games.title}</h2>
      <div className={layout.card}>
        {games && games.length === 0 && <EmptyState title={profileWords.games.none} />}
        {!games && !isError && <Rows />}
        {!games && isError && (
          <EmptyState title={profileWords.games.loadFailed} isError>
            <Button onClick={() => void query.refetch()}>{uiWords.retry}</Button>
          </EmptyState>
        )}
        <ul className={layout.list}>
          {games?.map((game) => (
            <li key={game.gameId}>
              <FinishedGameRow game={game} userId={userId} />
            </li>
          ))}
        </ul>
      </div>
      <MoreButton query={query} className={styles.more} />
    </section>
  );
}

const Rows = () => (
  <div className={styles.loading} aria-hidden="true">
    <Skeleton height={20} />
    <Skeleton height={20} />
    <Skeleton height={20} />
  </div>
);
