import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  readonly label: ReactNode;
};

/** Switch with its label. `className` is set on the `<label>` around both. */
export function Switch({ label, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.switch, className)}>
      <span>{label}</span>
      <input {...rest} type="checkbox" role="switch" />
    </label>
  );
}
