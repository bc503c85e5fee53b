import { isAdmin } from '@darts/rules/accounts/permissions';
import { LockKeyhole, Trash2, UserRoundPen, UsersRound, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { accountWords } from '#accounts/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { Link } from '#ui/link.tsx';
import styles from './settings.module.css';
import { settingsWords } from './words.ts';

export function SettingsNav() {
  const { role } = useUser();
  return (
    <nav className={styles.nav} aria-label={settingsWords.title}>
      <Entry icon={UserRoundPen} to={paths.profileSettings} label={settingsWords.profile.title} />
      <Entry icon={LockKeyhole} to={paths.passwordSettings} label={settingsWords.password.title} />
      <Entry icon={Trash2} to={paths.deletion} label={settingsWords.deletion.title} />
      {isAdmin(role) && <Entry icon={UsersRound} to={paths.users} label={accountWords.users} />}
    </nav>
  );
}

type EntryProps = { readonly icon: LucideIcon; readonly to: string; readonly label: string };

function Entry({ icon: Icon, to, label }: EntryProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      <Icon size={20} aria-hidden />
      {label}
    </Link>
  );
}
