import { Globe, ListOrdered, LogIn, Target, Trophy, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { NavEntry, type EntryProps } from './nav-entry.tsx';
import styles from './rail.module.css';
import { navigationWords } from './words.ts';

const UserEntries = onDemand(() => import('./user-entries.tsx'), NothingInstead);

/** Menu entries that the visitor may use. */
export function NavEntries({ isCollapsed = false, onChoose }: EntryProps) {
  const { user, isError } = useSession();
  const entry = { isCollapsed, onChoose };

  return (
    <>
      <div className={styles.group}>
        <NavEntry
          {...entry}
          icon={Target}
          to={paths.newGame}
          also={paths.localGame}
          label={navigationWords.play}
        />
        <NavEntry
          {...entry}
          icon={Globe}
          to={paths.online}
          also="/play/game/online/"
          label={navigationWords.online}
        />
        <NavEntry
          {...entry}
          icon={ListOrdered}
          to={paths.leagues}
          label={navigationWords.leagues}
        />
        <NavEntry
          {...entry}
          icon={Trophy}
          to={paths.tournaments}
          label={navigationWords.tournaments}
        />
      </div>
      {user && (
        <Suspense>
          <UserEntries {...entry} user={user} />
        </Suspense>
      )}
      {(user === null || isError) && (
        <div className={styles.group}>
          <NavEntry {...entry} icon={LogIn} to={paths.login} label={navigationWords.logIn} />
          <NavEntry {...entry} icon={UserPlus} to={paths.signup} label={navigationWords.signUp} />
        </div>
      )}
    </>
  );
}
