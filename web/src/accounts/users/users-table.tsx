import type { User } from '@darts/contracts/accounts';
import { words as accountWords } from '#accounts/words.ts';
import { useRoleChange } from './use-role-change.ts';
import { UserRow } from './user-row.tsx';
import styles from './users.module.css';
import { words } from './words.ts';

/** Users, with a way to change the role of each. On a phone each row is a card. */
export function UsersTable({ users }: { readonly users: readonly User[] }) {
  const changeRole = useRoleChange();

  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.user}</th>
          <th scope="col">{accountWords.email.label}</th>
          <th scope="col">{words.role}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.userId} user={user} onChange={changeRole} />
        ))}
      </tbody>
    </table>
  );
}
