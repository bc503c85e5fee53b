import styles from './bracket-legend.module.css';
import { bracketWords } from './words.ts';

/** Legend of the colours and marks of a bracket. */
export const BracketLegend = () => (
  <ul className={styles.legend}>
    <li>
      <span className={styles.winner} />
      {bracketWords.legend.winner}
    </li>
    <li>
      <span className={styles.live} />
      {bracketWords.legend.live}
    </li>
    <li>
      <span className={styles.own} />
      {bracketWords.legend.own}
    </li>
  </ul>
);
