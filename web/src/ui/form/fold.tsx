import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  readonly title: string;
  readonly brief: string; // what is chosen in it by now
  readonly isWrong?: boolean; // then it is open
  readonly children: ReactNode;
};

/** Part of a form that most leave as it is: folded, with a summary. */
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
