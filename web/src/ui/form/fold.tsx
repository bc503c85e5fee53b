import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  readonly title: string;
  readonly brief: string; // summary of the current choices
  readonly isWrong?: boolean; // true: open, since a part of it has an error
  readonly children: ReactNode;
};

/** Part of a form that most users leave as it is: collapsed, with a summary. */
export function Fold({ title, brief, isWrong = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {title}
          <small>{brief}</small>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
