import { LogIn } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { MenuButton } from '#ui/menu.tsx';
import { Brand } from './brand.tsx';
import styles from './top-bar.module.css';
import { navigationWords } from './words.ts';

// Loaded on demand: guests have no avatar, and their first load stays smaller.
const Avatar = onDemand(() => import('#ui/avatar.tsx'), NothingInstead);

/** Top bar of pages without room for the rail. */
export function TopBar() {
  const { user } = useSession();

  return (
    <header className={classNames(styles.bar, layout.onSlate)}>
      <MenuButton />
      <Brand className={styles.brand} />
      {user && (
        <Link
          to={paths.user(user.userId)}
          className={styles.end}
          aria-label={navigationWords.profile}
        >
          <Suspense>
            <Avatar userId={user.userId} username={user.username} className={styles.avatar} />
          </Suspense>
        </Link>
      )}
      {user === null && (
        <Link to={paths.login} className={styles.end} aria-label={navigationWords.logIn}>
          <LogIn size={20} aria-hidden />
        </Link>
      )}
    </header>
  );
}
