import { PanelLeftClose } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Brand } from './brand.tsx';
import { NavEntries } from './nav-entries.tsx';
import styles from './rail.module.css';
import { navigationWords } from './words.ts';

type Props = { readonly isCollapsed: boolean; readonly onFold: () => void };

/** Menu beside the page; collapses to its icons. */
export function Rail({ isCollapsed, onFold }: Props) {
  return (
    <div className={classNames(styles.rail, styles.folding)}>
      <Brand />
      <NavEntries isCollapsed={isCollapsed} />
      <button
        type="button"
        className={classNames(styles.entry, styles.fold)}
        aria-expanded={!isCollapsed}
        title={isCollapsed ? navigationWords.unfold : undefined}
        onClick={onFold}
      >
        <PanelLeftClose size={20} aria-hidden />
        <span>{isCollapsed ? navigationWords.unfold : navigationWords.fold}</span>
      </button>
    </div>
  );
}
