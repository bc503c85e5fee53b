import styles from './competition-form.module.css';
import { competitionFormWords } from './words.ts';

/** The label of a field that may be left empty. */
export const OptionalLabel = ({ children }: { readonly children: string }) => (
  <>
    {children} <small className={styles.optional}>{competitionFormWords.optional}</small>
  </>
);
