import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

type Props = { readonly icon: LucideIcon; readonly children: ReactNode };

/** Something to know before going on. */
export function Note({ icon: Icon, children }: Props) {
  return (
    <p className={styles['note']}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
