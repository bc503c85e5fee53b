import { USERS_Q_MAX } from '@darts/contracts/accounts';
import { ROLES, type Role } from '@darts/rules/accounts/permissions';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import styles from './users.module.css';
import { userWords } from './words.ts';

type Props = {
  readonly search: string; // part of a name or an e-mail
  readonly onSearch: (search: string) => void;
  readonly role: Role | 'all';
  readonly onRole: (role: Role | 'all') => void;
};

export function UsersFilter({ search, onSearch, role, onRole }: Props) {
  return (
    <div className={styles.filter} role="search">
      <SearchInput
        words={userWords.search}
        value={search}
        maxLength={USERS_Q_MAX}
        onChange={onSearch}
      />
      <Select
        aria-label={userWords.filterByRole}
        value={role}
        onChange={(event) => onRole(ROLES.find((each) => each === event.target.value) ?? 'all')}
      >
        <option value="all">{userWords.allRoles}</option>
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {userWords.roles[each]}
          </option>
        ))}
      </Select>
    </div>
  );
}
