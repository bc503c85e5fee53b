import type { Rivalry } from '@darts/contracts/figures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { finishedGamesQuery, rivalsQuery } from '#accounts/queries.ts';
import { paths } from '#platform/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import { FinishedGameRow } from './finished-game-row.tsx';
import styles from './rivals.module.css';
import { profileWords } from './words.ts';

type Props = { readonly userId: string };

/** Results against each rival, with the games; null without any. */
export function Rivals({ userId }: Props) {
  const query = useInfiniteQuery(rivalsQuery(userId));
  const { data: rivalries, isError } = query;
  if (rivalries ? rivalries.length === 0 : !isError) return null;

  return (
    <section className={layout.section} aria-labelledby="rivals">
      <h2 id="rivals">{profileWords.rivals.title}</h2>
      {rivalries ? (
        <ul className={classNames(layout.card, layout.list)}>
          {rivalries.map((rivalry) => (
            <li key={rivalry.rival.userId}>
              <Against userId={userId} rivalry={rivalry} />
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailure title={profileWords.rivals.loadFailed} onRetry={() => void query.refetch()} />
      )}
      <MoreButton query={query} className={styles.more} />
    </section>
  );
}

function Against({ userId, rivalry }: Props & { readonly rivalry: Rivalry }) {
  const [isOpen, setOpen] = useState(false);
  const gamesId = useId();
  const { rival, games, won, drawn } = rivalry;
  const lost = games - won - drawn;

  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={gamesId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name} translate="no">
          {rival.username}
        </span>
        <span className={classNames(text.number, styles.score)}>
          {profileWords.rivals.score(won, lost)}
        </span>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ flexGrow: won }} />
          <i style={{ flexGrow: drawn }} />
          <i style={{ flexGrow: lost }} />
        </span>
        <span className={styles.about}>{profileWords.rivals.about(won, drawn, lost)}</span>
        <ChevronDown className={styles.arrow} size={20} aria-hidden />
      </button>
      <div id={gamesId} hidden={!isOpen}>
        {isOpen && <GamesAgainst userId={userId} rivalId={rival.userId ?? ''} />}
      </div>
    </>
  );
}

function GamesAgainst({ userId, rivalId }: Props & { readonly rivalId: string }) {
  const query = useInfiniteQuery(finishedGamesQuery(userId, rivalId));
  return (
    <div className={styles.games}>
      {!query.data && query.isError && (
        <EmptyState title={profileWords.games.loadFailed} isError>
          <Button onClick={() => void query.refetch()}>{uiWords.retry}</Button>
        </EmptyState>
      )}
      <ul>
        {query.data?.map((game) => (
          <li key={game.gameId}>
            <FinishedGameRow game={game} userId={userId} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} className={styles.more} />
      <ButtonLink variant="quiet" to={paths.user(rivalId)}>
        {profileWords.rivals.profile}
      </ButtonLink>
    </div>
  );
}
