import text from '#ui/text.module.css';
import { words } from '#ui/words.ts';
import styles from './loading.module.css';
import { ThreeDots } from './three-dots.tsx';

/** A whole page on its way. */
export function Loading() {
  return (
    <div className={styles['loading']} role="status">
      <ThreeDots />
      <span className={text['hidden']}>{words.loadingPage}</span>
    </div>
  );
}
