import type { LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { GuardedLink } from './guarded-link.tsx';
import styles from './rail.module.css';

/** Props of every menu entry. */
export type EntryProps = {
  readonly isCollapsed?: boolean; // then the words show as tooltips
  readonly onChoose?: (() => void) | undefined;
};

type Props = EntryProps & {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly also?: string; // where the addresses start that belong to the entry too
  readonly label: string;
};

/** Menu entry of a page. */
export function NavEntry({ icon: Icon, to, also = to, label, isCollapsed, onChoose }: Props) {
  const { pathname } = useLocation();
  const isCurrent = pathname.startsWith(to) || pathname.startsWith(also);

  return (
    <GuardedLink
      to={to}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? label : undefined}
      onClick={onChoose}
    >
      <Icon size={20} aria-hidden />
      <span>{label}</span>
    </GuardedLink>
  );
}
