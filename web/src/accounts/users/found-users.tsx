import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo } from 'react';
import { usersQuery } from '#accounts/queries.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import text from '#ui/text.module.css';
import { toast } from '#ui/toast.ts';
import { matchingUsers, type UserFilter } from './matching-users.ts';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersTable } from './users-table.tsx';

/** The users a filter lets through, and how many they are. */
export const FoundUsers = memo(function FoundUsers({ search, role }: UserFilter) {
  const { data: users, isError, refetch } = useQuery(usersQuery);
  const found = useMemo(() => matchingUsers(users ?? [], { search, role }), [users, search, role]);

  useEffect(() => {
    if (isError) toast.error('Error al cargar usuarios.');
  }, [isError]);

  if (!users && isError)
    return <LoadFailure title="No se ha podido cargar la lista." onRetry={() => void refetch()} />;
  if (!users) return <UsersSkeleton />;
  return (
    <>
      <p className={text['label']} role="status">
        {found.length === 1 ? '1 usuario' : `${found.length.toLocaleString('es')} usuarios`}
      </p>
      {/* Another filter starts from the top again */}
      {found.length > 0 && <UsersTable key={`${role} ${search}`} users={found} />}
    </>
  );
});
