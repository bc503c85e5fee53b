import { setRole } from '@darts/contracts/addresses/accounts';
import type { RoleChange, User, Users } from '@darts/contracts/accounts';
import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { USER_LISTS } from '#accounts/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { sessionQuery, useUser } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { isForbidden } from './is-forbidden.ts';
import { userWords } from './words.ts';

type Lists = InfiniteData<Users>; // pages of one list of users

/**
 * Changes a role: in the cache at once, with a rollback if the server refuses. Changes are sent one after another: the
 * arrow keys of some systems select each role that they pass.
 */
export function useRoleChange() {
  const cache = useQueryClient();
  const { userId: ownId } = useUser();

  const { mutate } = useMutation({
    scope: { id: 'roles' },
    mutationFn: (change: RoleChange) => call(setRole, { body: change }),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: USER_LISTS, predicate: isShown }); // running fetches may be older
      const before = roleOf(cache, change.userId);
      show(cache, change);
      return before;
    },
    onSuccess: (_, change) => {
      show(cache, change); // again: the rollback of an earlier change may have overwritten it
      toast.success(userWords.roleChanged);
    },
    onError: (error, { userId }, before) => {
      if (before) show(cache, { userId, role: before });
      toast.error(messageOf(error, userWords.roleChangeFailed));
      void cache.invalidateQueries({ queryKey: USER_LISTS }); // the role put back may have been refused, too
    },
    onSettled: async (_answer, error, { userId }) => {
      const isOwn = userId === ownId || isForbidden(error); // own role, changed here or by another admin
      if (isOwn) await cache.invalidateQueries(sessionQuery); // the session holds the user's rights
    },
  });
  return mutate;
}

const isShown = ({ state }: Query): boolean => state.data !== undefined;

function roleOf(cache: QueryClient, userId: string): User['role'] | undefined {
  const lists = cache.getQueriesData<Lists>({ queryKey: USER_LISTS });
  const users = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.users) ?? []);
  return users.find((user) => user.userId === userId)?.role;
}

/** Updates the role in every cached list; a list that no longer matches is corrected when it is reloaded. */
const show = (cache: QueryClient, { userId, role }: RoleChange): void => {
  const changed = (user: User) => (user.userId === userId ? { ...user, role } : user);
  cache.setQueriesData<Lists>(
    { queryKey: USER_LISTS },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, users: page.users.map(changed) })),
      },
  );
};
