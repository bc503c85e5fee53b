import type { User } from '@darts/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router';
import { messageOf } from '#platform/api-error.ts';
import { useGuardedLeave } from '#platform/exit-guard.tsx';
import { logOut } from '#platform/log-out.ts';
import { paths } from '#platform/paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import { NavEntry, type EntryProps } from './nav-entry.tsx';
import styles from './rail.module.css';
import { navigationWords } from './words.ts';

type Props = EntryProps & { readonly user: User };

/** Menu entries of logged-in users, loaded only for them. */
export const UserEntries = ({ user, ...entry }: Props) => (
  <div className={styles.group}>
    <NavEntry
      {...entry}
      icon={CircleUserRound}
      to={paths.user(user.userId)}
      label={navigationWords.profile}
    />
    <NavEntry {...entry} icon={Settings} to={paths.settings} label={navigationWords.settings} />
    <LogoutEntry {...entry} />
  </div>
);

function LogoutEntry({ isCollapsed, onChoose }: EntryProps) {
  const navigate = useNavigate();
  const { leaveAsking } = useGuardedLeave();
  const cache = useQueryClient();

  const leave = async () => {
    try {
      await logOut(cache); // a plain call: many pages do not load the query library's mutations
      void navigate(paths.login);
    } catch (error) {
      toast.error(messageOf(error, navigationWords.couldNotLogOut));
    }
  };

  return (
    <button
      type="button"
      className={styles.entry}
      title={isCollapsed ? navigationWords.logOut : undefined}
      onClick={() => {
        onChoose?.();
        leaveAsking(() => void leave());
      }}
    >
      <LogOut size={20} aria-hidden />
      <span>{navigationWords.logOut}</span>
    </button>
  );
}
