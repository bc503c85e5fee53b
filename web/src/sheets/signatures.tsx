import styles from './signatures.module.css';
import { words } from './words.ts';

/** Where each signs. */
export const Signatures = ({ names }: { readonly names: readonly string[] }) => (
  <div className={styles['signatures']}>
    {names.map((name, index) => (
      <p key={index}>{words.signature(name)}</p>
    ))}
  </div>
);
