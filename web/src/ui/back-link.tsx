import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './back-link.module.css';
import { Button, ButtonLink } from './button.tsx';
import { uiWords } from './words.ts';

type Props = { readonly to: string; readonly children: ReactNode };

/** Link to the parent page. */
export const BackLink = ({ to, children }: Props) => (
  <ButtonLink variant="quiet" className={styles.back} to={to}>
    <ArrowLeft size={20} aria-hidden />
    {children}
  </ButtonLink>
);

/** Goes back to the previous page of the app or, without one, to `otherwise`. */
export function BackButton({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();

  const goBack = () => {
    // React Router numbers the history entries that it adds; the first has no way back.
    const { idx } = (history.state ?? {}) as { readonly idx?: number };
    void (idx ? navigate(-1) : navigate(otherwise));
  };

  return (
    <Button variant="quiet" className={styles.back} onClick={goBack}>
      <ArrowLeft size={20} aria-hidden />
      {uiWords.back}
    </Button>
  );
}
