import { Trophy } from 'lucide-react';
import styles from './game-statistics.module.css';
import { words } from './words.ts';

export const Winner = () => (
  <span className={styles['winner']}>
    <Trophy size={16} aria-hidden />
    {words.winner}
  </span>
);
