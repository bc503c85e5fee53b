import { useInfiniteQuery } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import { words as shared } from '#ui/words.ts';
import { HistoryEntryRow } from './history-entry-row.tsx';
import { historyQuery } from './history-query.ts';
import styles from './history.module.css';
import { words } from './words.ts';

/** What was done by hand in a competition, newest first. */
export function History({ place }: { readonly place: Place }) {
  const query = useInfiniteQuery(historyQuery(place));
  const { data: entries, error, refetch } = query;

  if (!entries && error) {
    return (
      <div className={styles['about']}>
        <p role="alert">{messageOf(error, words.failed)}</p>
        <Button onClick={() => void refetch()}>{shared.retry}</Button>
      </div>
    );
  }
  if (!entries) return <Loading />;
  if (entries.length === 0) return <p className={styles['about']}>{words.none}</p>;
  return (
    <>
      <ol className={layout['list']} aria-label={words.list}>
        {entries.map((entry) => (
          <li key={entry.at}>
            <HistoryEntryRow entry={entry} />
          </li>
        ))}
      </ol>
      <MoreButton query={query} className={styles['about']} />
    </>
  );
}
