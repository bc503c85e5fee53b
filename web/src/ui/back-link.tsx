import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './back-link.module.css';
import { Button, ButtonLink } from './button.tsx';
import { words } from './words.ts';

type Props = { readonly to: string; readonly children: ReactNode };

/** Up to where a page belongs. */
export const BackLink = ({ to, children }: Props) => (
  <ButtonLink variant="quiet" className={styles['back']} to={to}>
    <ArrowLeft size={20} aria-hidden />
    {children}
  </ButtonLink>
);

/** Back to where the visitor came from; to `otherwise` when that was not a page of ours. */
export function BackButton({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();

  const goBack = () => {
    // The router numbers the entries it adds to the history.
    const { idx } = (history.state ?? {}) as { readonly idx?: number };
    void (idx ? navigate(-1) : navigate(otherwise));
  };

  return (
    <Button variant="quiet" className={styles['back']} onClick={goBack}>
      <ArrowLeft size={20} aria-hidden />
      {words.back}
    </Button>
  );
}
