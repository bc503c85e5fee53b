import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field.module.css';
import { useField } from './field.tsx';

export function Input({ type = 'text', className, ...rest }: ComponentProps<'input'>) {
  const classes = classNames(styles.input, className);
  return <input {...useField()} {...rest} type={type} className={classes} />;
}
