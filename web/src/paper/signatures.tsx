import styles from './signatures.module.css';
import { sheetWords } from './words.ts';

export const Signatures = ({ names }: { readonly names: readonly string[] }) => (
  <div className={styles.signatures}>
    {names.map((name, index) => (
      <p key={index}>{sheetWords.signature(name)}</p>
    ))}
  </div>
);
