import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: LucideIcon;
  readonly label: string; // accessible name: what the button does
};

export function IconButton({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
