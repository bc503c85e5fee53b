import type { RoleChange, User } from '@darts/contracts/accounts';
import { ROLES, type Role } from '@darts/rules/accounts/permissions';
import { memo } from 'react';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Select } from '#ui/form/select.tsx';
import { Link } from '#ui/link.tsx';
import styles from './users.module.css';
import { userWords } from './words.ts';

type Props = { readonly user: User; readonly onChange: (change: RoleChange) => void };

export const UserRow = memo(function UserRow({ user, onChange }: Props) {
  const { userId, username, email, role } = user;
  return (
    <tr>
      <td>
        <Link to={paths.user(userId)}>
          <Avatar userId={userId} username={username} />
          <span translate="no">{username}</span>
        </Link>
      </td>
      <td className={styles.email}>{email}</td>
      <td data-label={userWords.role}>
        <Select
          className={styles.role}
          aria-label={userWords.roleOf(username)}
          value={role}
          // Cast: the options are the roles.
          onChange={(event) => onChange({ userId, role: event.target.value as Role })}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {userWords.roles[each]}
            </option>
          ))}
        </Select>
      </td>
    </tr>
  );
});
