import { ROLES, type Role } from '@darts/rules/accounts/permissions';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import styles from './users.module.css';

type Props = {
  readonly search: string; // a piece of a name or of an e-mail
  readonly onSearch: (search: string) => void;
  readonly role: Role | 'all';
  readonly onRole: (role: Role | 'all') => void;
};

export function UsersFilter({ search, onSearch, role, onRole }: Props) {
  return (
    <div className={styles['filter']} role="search">
      <SearchInput words="Buscar por usuario o email" value={search} onChange={onSearch} />
      <Select
        aria-label="Filtrar por rol"
        value={role}
        onChange={(event) => onRole(ROLES.find((each) => each === event.target.value) ?? 'all')}
      >
        <option value="all">Todos los roles</option>
        {ROLES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    </div>
  );
}
