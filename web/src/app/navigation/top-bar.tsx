import { LogIn } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { MenuButton } from '#ui/menu.tsx';
import { Brand } from './brand.tsx';
import styles from './top-bar.module.css';
import { words } from './words.ts';

/** The top of the page where there is no room for the rail. */
export function TopBar() {
  const { user } = useSession();

  return (
    <header className={classNames(styles['bar'], layout['onSlate'])}>
      <MenuButton />
      <Brand className={styles['brand']} />
      {user && (
        <Link to={paths.user(user.userId)} className={styles['end']} aria-label={words.profile}>
          <Avatar userId={user.userId} username={user.username} className={styles['avatar']} />
        </Link>
      )}
      {user === null && (
        <Link to={paths.login} className={styles['end']} aria-label={words.logIn}>
          <LogIn size={20} aria-hidden />
        </Link>
      )}
    </header>
  );
}
