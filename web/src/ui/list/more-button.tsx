import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { uiWords } from '#ui/words.ts';
import styles from './list-card.module.css';
import { uiListWords } from './words.ts';

type Props = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  readonly className?: string | undefined; // sets the spacing around the button
};

/** Button that loads the next page of a list, with a message if that failed. Null after the last page. */
export function MoreButton({ query, className }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className={classNames(styles.more, className)}>
      {isFetchNextPageError && <p role="alert">{uiListWords.moreFailed}</p>}
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? uiWords.retry : uiListWords.more}
      </Button>
    </div>
  );
}
