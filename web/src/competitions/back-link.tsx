import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import styles from './back-link.module.css';

type Props = { readonly to: string; readonly children: ReactNode };

/** Up to where a page belongs. */
export const BackLink = ({ to, children }: Props) => (
  <ButtonLink variant="quiet" className={styles['back']} to={to}>
    <ArrowLeft size={20} aria-hidden />
    {children}
  </ButtonLink>
);
