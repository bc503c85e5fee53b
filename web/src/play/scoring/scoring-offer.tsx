import { Button, type ButtonVariant } from '#ui/button.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './scoring.module.css';
import type { Scoring } from './use-scoring.ts';
import { scoringWords } from './words.ts';

type Props = { readonly scoring: Scoring; readonly variant?: ButtonVariant };

/** The button that asks to record for both, or the pending question. Nothing if there is a scorer. */
export function ScoringOffer({ scoring, variant = 'line' }: Props) {
  const { rival, isAsking, isPending, canAsk, ask, withdraw } = scoring;

  if (isAsking) {
    return (
      <>
        <p role="status">{scoringWords.waiting(rival)}</p>
        <Button variant={variant} busy={isPending} onClick={withdraw}>
          {uiWords.cancel}
        </Button>
      </>
    );
  }
  if (!canAsk) return null;
  return (
    <Button variant={variant} busy={isPending} onClick={ask}>
      {scoringWords.ask}
    </Button>
  );
}

/** {@link ScoringOffer} among the settings of the game. */
export const ScoringSetting = ({ scoring }: { readonly scoring: Scoring }) =>
  (scoring.canAsk || scoring.isAsking) && (
    <div className={styles.setting}>
      <ScoringOffer scoring={scoring} />
    </div>
  );
