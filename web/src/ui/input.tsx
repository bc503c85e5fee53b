import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useField } from './field.tsx';
import styles from './field.module.css';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} {...rest} className={classNames(styles['input'], className)} />;
}
