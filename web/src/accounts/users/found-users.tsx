import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { usersQuery, type UserFilter } from '#accounts/queries.ts';
import { sessionQuery } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { MoreButton } from '#ui/list/more-button.tsx';
import text from '#ui/text.module.css';
import { toast } from '#ui/toasts/toast.ts';
import { isForbidden } from './is-forbidden.ts';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersTable } from './users-table.tsx';
import { words } from './words.ts';

/** The users a filter lets through, and how many they are. */
export const FoundUsers = memo(function FoundUsers(filter: UserFilter) {
  const query = useInfiniteQuery(usersQuery(filter));
  const { data, error, isError } = query;
  const cache = useQueryClient();
  const total = data?.pages.at(-1)?.total ?? 0;

  useEffect(() => {
    if (isError) toast.error(words.loadFailed);
  }, [isError]);
  useEffect(() => {
    if (isForbidden(error)) void cache.invalidateQueries(sessionQuery); // no admin any more
  }, [error, cache]);

  if (!data && isError) {
    return <LoadFailure title={words.listNotLoaded} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <UsersSkeleton />;
  return (
    <>
      <p className={text['label']} role="status">
        {words.found(total)}
      </p>
      {total > 0 && <UsersTable users={data.pages.flatMap(({ users }) => users)} />}
      <MoreButton query={query} />
    </>
  );
});
