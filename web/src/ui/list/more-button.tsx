import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './more-button.module.css';
import { words } from './words.ts';

type Props = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly className?: string | undefined; // the room around it
};

/** Under a list that comes in pages: loads the next one. Nothing where there is none. */
export function MoreButton({ query, className }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <p className={classNames(styles['more'], className)}>
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {words.more}
      </Button>
    </p>
  );
}
