import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useField } from './field.tsx';
import styles from './field.module.css';

/** The platform's own select; its options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles['select'], className)}>
      <select {...useField()} {...rest} className={styles['input']} />
      <ChevronDown size={20} aria-hidden />
    </span>
  );
}
