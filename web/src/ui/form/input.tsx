import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field.module.css';
import { useField } from './field.tsx';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} {...rest} className={classNames(styles['input'], className)} />;
}
