import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import styles from './back-button.module.css';

/** Back to where the visitor came from; home, when that was not a page of ours. */
export function BackButton() {
  const navigate = useNavigate();

  const goBack = () => {
    // The router numbers the entries it adds to the history.
    const { idx } = (history.state ?? {}) as { readonly idx?: number };
    void (idx ? navigate(-1) : navigate(paths.home));
  };

  return (
    <Button variant="quiet" className={styles['back']} onClick={goBack}>
      <ArrowLeft size={20} aria-hidden />
      Volver
    </Button>
  );
}
