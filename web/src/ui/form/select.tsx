import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field.module.css';
import { useField } from './field.tsx';

/** Native select; its options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles.select, className)}>
      <select {...useField()} {...rest} className={styles.input} />
      <ChevronDown size={20} aria-hidden />
    </span>
  );
}
