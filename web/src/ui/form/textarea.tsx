import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import fields from './field.module.css';
import { useField } from './field.tsx';

export const Textarea = (props: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea {...useField()} {...props} className={classNames(fields.input, fields.textarea)} />
);
