import { useQueryClient } from '@tanstack/react-query';
import {
  CircleUserRound,
  Globe,
  ListOrdered,
  LogIn,
  LogOut,
  Settings,
  Target,
  Trophy,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '#platform/api-error.ts';
import { useGuardedLeave } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/toast.ts';
import { GuardedLink } from './guarded-link.tsx';
import styles from './rail.module.css';
import { words } from './words.ts';

type Props = {
  readonly isCollapsed?: boolean; // then the words show as tooltips
  readonly onChoose?: () => void;
};

/** The entries of the menu, as far as the visitor may use them. */
export function NavEntries({ isCollapsed = false, onChoose }: Props) {
  const { user, isError } = useSession();
  const entry = { isCollapsed, onChoose };

  return (
    <>
      <div className={styles['group']}>
        <NavEntry
          {...entry}
          icon={Target}
          to={paths.newGame}
          also={paths.localGame}
          label={words.play}
        />
        <NavEntry
          {...entry}
          icon={Globe}
          to={paths.online}
          also="/play/game/online/"
          label={words.online}
        />
        <NavEntry {...entry} icon={ListOrdered} to={paths.leagues} label={words.leagues} />
        <NavEntry {...entry} icon={Trophy} to={paths.tournaments} label={words.tournaments} />
      </div>
      {user && (
        <div className={styles['group']}>
          <NavEntry
            {...entry}
            icon={CircleUserRound}
            to={paths.user(user.userId)}
            label={words.profile}
          />
          <NavEntry {...entry} icon={Settings} to={paths.settings} label={words.settings} />
          <LogoutEntry {...entry} />
        </div>
      )}
      {(user === null || isError) && (
        <div className={styles['group']}>
          <NavEntry {...entry} icon={LogIn} to={paths.login} label={words.logIn} />
          <NavEntry {...entry} icon={UserPlus} to={paths.signup} label={words.signUp} />
        </div>
      )}
    </>
  );
}

type EntryProps = Props & {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly also?: string; // where the addresses start that belong to the entry too
  readonly label: string;
};

function NavEntry({ icon: Icon, to, also = to, label, isCollapsed, onChoose }: EntryProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname.startsWith(to) || pathname.startsWith(also);

  return (
    <GuardedLink
      to={to}
      className={styles['entry']}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? label : undefined}
      onClick={onChoose}
    >
      <Icon size={20} aria-hidden />
      <span>{label}</span>
    </GuardedLink>
  );
}

function LogoutEntry({ isCollapsed, onChoose }: Props) {
  const navigate = useNavigate();
  const { leaveAsking } = useGuardedLeave();
  const cache = useQueryClient();

  const leave = async () => {
    try {
      // With what hangs up, which guests need not load; no mutation of the query library's, either.
      const { logOut } = await import('#platform/log-out.ts');
      await logOut(cache);
      void navigate(paths.login);
    } catch (error) {
      toast.error(messageOf(error, words.couldNotLogOut));
    }
  };

  return (
    <button
      type="button"
      className={styles['entry']}
      title={isCollapsed ? words.logOut : undefined}
      onClick={() => {
        onChoose?.();
        leaveAsking(() => void leave());
      }}
    >
      <LogOut size={20} aria-hidden />
      <span>{words.logOut}</span>
    </button>
  );
}
