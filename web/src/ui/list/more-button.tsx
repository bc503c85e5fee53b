import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { words as shared } from '#ui/words.ts';
import styles from './more-button.module.css';
import { words } from './words.ts';

type Props = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  readonly className?: string | undefined; // the room around it
};

/** Under a list that comes in pages: loads the next one, or says that it could not. Nothing where there is none. */
export function MoreButton({ query, className }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className={classNames(styles['more'], className)}>
      {isFetchNextPageError && <p role="alert">{words.moreFailed}</p>}
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? shared.retry : words.more}
      </Button>
    </div>
  );
}
