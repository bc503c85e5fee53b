import styles from './bracket-legend.module.css';
import { words } from './words.ts';

/** What the colours and marks of a bracket mean. */
export const BracketLegend = () => (
  <ul className={styles['legend']}>
    <li>
      <span className={styles['winner']} />
      {words.legend.winner}
    </li>
    <li>
      <span className={styles['live']} />
      {words.legend.live}
    </li>
    <li>
      <span className={styles['own']} />
      {words.legend.own}
    </li>
  </ul>
);
