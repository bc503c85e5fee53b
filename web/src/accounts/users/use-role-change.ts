import type { RoleChange, Users } from '@darts/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usersQuery } from '#accounts/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { put } from '#platform/api.ts';
import { sessionQuery, useUser } from '#platform/session.ts';
import { toast } from '#ui/toast.ts';

/** Changes a role: on the page at once, and back if the server refuses. */
export function useRoleChange() {
  const cache = useQueryClient();
  const { userId: ownId } = useUser();
  const roleOf = (userId: string) =>
    cache.getQueryData(usersQuery.queryKey)?.users.find((user) => user.userId === userId)?.role;
  const show = ({ userId, role }: RoleChange) =>
    cache.setQueryData(usersQuery.queryKey, (held?: Users) => held && withRole(held, userId, role));

  const { mutate } = useMutation({
    mutationFn: (change: RoleChange) => put('/users/updateUserRole', change),
    onMutate: (change) => {
      const before = roleOf(change.userId);
      show(change);
      return before;
    },
    onSuccess: () => toast.success('Rol actualizado correctamente'),
    onError: (error, { userId }, before) => {
      if (before) show({ userId, role: before });
      toast.error(messageOf(error, 'Error al actualizar el rol'));
    },
    onSettled: async (_answer, _error, { userId }) => {
      if (userId === ownId) await cache.invalidateQueries(sessionQuery); // it shows what one may do
    },
  });
  return mutate;
}

const withRole = ({ users }: Users, userId: string, role: RoleChange['role']): Users => ({
  users: users.map((user) => (user.userId === userId ? { ...user, role } : user)),
});
