import { history } from '@darts/contracts/addresses/officiating';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { pagesQuery } from '#platform/pages.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import { uiWords } from '#ui/words.ts';
import { HistoryEntryRow } from './history-entry-row.tsx';
import styles from './history.module.css';
import { historyWords } from './words.ts';

const historyQuery = ({ kind, competitionId, queryKey }: Place) =>
  pagesQuery({
    queryKey: [...queryKey, 'history'],
    read: (query, signal) => call(history(kind), { params: { competitionId }, query, signal }),
    size: 10,
    itemsOf: ({ entries }) => entries,
    timeOf: ({ at }) => at,
  });

/** Manual decisions in a competition, newest first. */
export function History({ place }: { readonly place: Place }) {
  const query = useInfiniteQuery(historyQuery(place));
  const { data: entries, error, refetch } = query;

  if (!entries && error) {
    return (
      <div className={styles.about}>
        <p role="alert">{messageOf(error, historyWords.failed)}</p>
        <Button onClick={() => void refetch()}>{uiWords.retry}</Button>
      </div>
    );
  }
  if (!entries) return <Loading />;
  if (entries.length === 0) return <p className={styles.about}>{historyWords.none}</p>;
  return (
    <>
      <ol className={layout.list} aria-label={historyWords.list}>
        {entries.map((entry) => (
          <li key={entry.at}>
            <HistoryEntryRow entry={entry} />
          </li>
        ))}
      </ol>
      <MoreButton query={query} className={styles.about} />
    </>
  );
}
