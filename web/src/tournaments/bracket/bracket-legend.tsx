import styles from './bracket-legend.module.css';

/** What the colours and marks of a bracket mean. */
export const BracketLegend = () => (
  <ul className={styles['legend']}>
    <li>
      <span className={styles['winner']} />
      Ganador
    </li>
    <li>
      <span className={styles['live']} />
      En curso
    </li>
    <li>
      <span className={styles['own']} />
      Tus partidas
    </li>
  </ul>
);
