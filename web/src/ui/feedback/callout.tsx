import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './callout.module.css';

type Props = {
  readonly icon: LucideIcon;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Notice to read before going on. */
export function Callout({ icon: Icon, className, children }: Props) {
  return (
    <p className={classNames(styles.callout, className)}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
