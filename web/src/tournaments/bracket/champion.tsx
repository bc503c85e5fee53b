import { Trophy } from 'lucide-react';
import styles from './champion.module.css';
import { words } from './words.ts';

/** Who has won a tournament. There before anybody has, so that screen readers say it when somebody does. */
export const Champion = ({ name }: { readonly name: string | undefined }) => (
  <p className={styles['champion']} role="status">
    {name !== undefined && (
      <>
        <Trophy size={20} aria-hidden />
        <span>
          {words.champion} <b>{name}</b>
        </span>
      </>
    )}
  </p>
);
