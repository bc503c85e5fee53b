import { isAdmin, type Role } from '@darts/rules/accounts/permissions';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { SettingsPage } from '#accounts/settings/settings-page.tsx';
import { accountWords } from '#accounts/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { FoundUsers } from './found-users.tsx';
import { useSettled } from '#ui/form/use-settled.ts';
import { UsersFilter } from './users-filter.tsx';
import styles from './users.module.css';

/** All accounts, for admins; others are redirected to their own pages. */
export function UsersPage() {
  const { role } = useUser();
  if (!isAdmin(role)) return <Navigate to={paths.profileSettings} replace />;
  return (
    <SettingsPage title={accountWords.users}>
      <UserManagement />
    </SettingsPage>
  );
}

function UserManagement() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role | 'all'>('all');
  const searched = useSettled(search);

  return (
    <section className={styles.management}>
      <h2>{accountWords.users}</h2>
      <UsersFilter search={search} onSearch={setSearch} role={role} onRole={setRole} />
      <FoundUsers search={searched} role={role} />
    </section>
  );
}
