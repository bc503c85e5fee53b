import { Button } from '#ui/button.tsx';
import type { Scoring } from './use-scoring.ts';
import { scoringWords } from './words.ts';

/** The button to become the scorer, or to take one's own turns back from the scorer. */
export function ScoringAction({ scoring }: { readonly scoring: Scoring }) {
  const { isRecordedFor, canAsk, isPending, ask, takeBack } = scoring;
  if (isRecordedFor) {
    return (
      <Button busy={isPending} onClick={takeBack}>
        {scoringWords.takeBack}
      </Button>
    );
  }
  if (!canAsk) return null;
  return (
    <Button busy={isPending} onClick={ask}>
      {scoringWords.ask}
    </Button>
  );
}
