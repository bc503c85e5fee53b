import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './loading.module.css';
import { ThreeDots } from './three-dots.tsx';

/** Placeholder of a whole page. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <ThreeDots />
      <span className={text.hidden}>{uiWords.loadingPage}</span>
    </div>
  );
}
