import type { ComponentProps } from 'react';
import { useField } from '#ui/field.tsx';
import fields from '#ui/field.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './competition-form.module.css';

/** Several lines of text. */
export const Textarea = (props: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea
    {...useField()}
    {...props}
    className={classNames(fields['input'], styles['textarea'])}
  />
);
