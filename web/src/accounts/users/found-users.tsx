import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { usersQuery, type UserFilter } from '#accounts/queries.ts';
import { sessionQuery } from '#platform/session.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import text from '#ui/text.module.css';
import { toast } from '#ui/toasts/toast.ts';
import { isForbidden } from './is-forbidden.ts';
import { UsersTable } from './users-table.tsx';
import { userWords } from './words.ts';

/** Users that match a filter, with their total. */
export const FoundUsers = memo(function FoundUsers(filter: UserFilter) {
  const query = useInfiniteQuery(usersQuery(filter));
  const { data, error, isError } = query;
  const cache = useQueryClient();
  const total = data?.pages.at(-1)?.total ?? 0;

  useEffect(() => {
    if (isError) toast.error(userWords.loadFailed);
  }, [isError]);
  useEffect(() => {
    if (isForbidden(error)) void cache.invalidateQueries(sessionQuery); // the user may have lost the role of admin
  }, [error, cache]);

  if (!data && isError) {
    return <LoadFailure title={userWords.listNotLoaded} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <UsersSkeleton />;
  return (
    <>
      <p className={text.label} role="status">
        {userWords.found(total)}
      </p>
      {total > 0 && <UsersTable users={data.pages.flatMap(({ users }) => users)} />}
      <MoreButton query={query} />
    </>
  );
});

const UsersSkeleton = () => (
  <div className={classNames(layout.card, layout.padded, layout.stackLarge)} aria-busy="true">
    {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
      <Skeleton key={row} height={40} />
    ))}
  </div>
);
