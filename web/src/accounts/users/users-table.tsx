import type { User } from '@darts/contracts/accounts';
import { accountWords } from '#accounts/words.ts';
import { useRoleChange } from './use-role-change.ts';
import { UserRow } from './user-row.tsx';
import styles from './users.module.css';
import { userWords } from './words.ts';

/** Table of users with a select for each role. On a phone each row is a card. */
export function UsersTable({ users }: { readonly users: readonly User[] }) {
  const changeRole = useRoleChange();

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{userWords.user}</th>
          <th scope="col">{accountWords.email.label}</th>
          <th scope="col">{userWords.role}</th>
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
