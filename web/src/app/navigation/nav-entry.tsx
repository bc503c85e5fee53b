import type { LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { GuardedLink } from './guarded-link.tsx';
import styles from './rail.module.css';

export type EntryProps = {
  readonly isCollapsed?: boolean; // true: the label shows as a tooltip
  readonly onChoose?: (() => void) | undefined;
};

type Props = EntryProps & {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly also?: string; // prefix of further addresses for which the entry is current
  readonly label: string;
};

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
