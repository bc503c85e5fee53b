import { Trophy } from 'lucide-react';
import styles from './champion.module.css';
import { bracketWords } from './words.ts';

/** Champion of a tournament. Mounted before there is one, so that screen readers announce it. */
export const Champion = ({ name }: { readonly name: string | undefined }) => (
  <p className={styles.champion} role="status">
    {name !== undefined && (
      <>
        <Trophy size={20} aria-hidden />
        <span>
          {bracketWords.champion} <b translate="no">{name}</b>
        </span>
      </>
    )}
  </p>
);
