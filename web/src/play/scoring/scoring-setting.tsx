import styles from './scoring-setting.module.css';
import { ScoringOffer } from './scoring-offer.tsx';
import type { Scoring } from './use-scoring.ts';

/** Among what is set for this device: whether it records for both. */
export const ScoringSetting = ({ scoring }: { readonly scoring: Scoring }) =>
  (scoring.canAsk || scoring.isAsking) && (
    <div className={styles['setting']}>
      <ScoringOffer scoring={scoring} />
    </div>
  );
