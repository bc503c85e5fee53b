import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './empty-state.module.css';

type Props = {
  readonly title: ReactNode;
  readonly isError?: boolean; // announced at once, with a warning sign
  readonly art?: ReactNode; // a picture above the text, which then is larger
  readonly children?: ReactNode; // the next step for the user
};

/** Replaces content that is empty or could not be loaded. */
export function EmptyState({ title, isError, art, children }: Props) {
  return (
    <div
      className={classNames(styles.empty, art !== undefined && styles.large)}
      role={isError ? 'alert' : undefined}
    >
      {isError && <TriangleAlert size={28} strokeWidth={1.75} aria-hidden />}
      {art}
      <div className={styles.title}>{title}</div>
      {children}
    </div>
  );
}
