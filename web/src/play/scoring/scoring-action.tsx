import { Button } from '#ui/button.tsx';
import type { Scoring } from './use-scoring.ts';
import { words } from './words.ts';

/** What whoever does not enter this turn can do about who does. */
export function ScoringAction({ scoring }: { readonly scoring: Scoring }) {
  const { isRecordedFor, canAsk, isPending, ask, takeBack } = scoring;
  if (isRecordedFor) {
    return (
      <Button busy={isPending} onClick={takeBack}>
        {words.takeBack}
      </Button>
    );
  }
  if (!canAsk) return null;
  return (
    <Button busy={isPending} onClick={ask}>
      {words.ask}
    </Button>
  );
}
