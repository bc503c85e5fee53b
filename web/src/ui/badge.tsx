import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type Props = {
  readonly tone: 'waiting' | 'live' | 'over'; // not begun, under way, ended
  readonly children: ReactNode;
};

/** State in a word, a colour and a shape. */
export function Badge({ tone, children }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
