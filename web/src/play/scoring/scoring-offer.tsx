import { Button, type ButtonVariant } from '#ui/button.tsx';
import { words as shared } from '#ui/words.ts';
import type { Scoring } from './use-scoring.ts';
import { words } from './words.ts';

type Props = { readonly scoring: Scoring; readonly variant?: ButtonVariant };

/** To record for both: asked for, or waiting for the rival's answer. Nothing where one does already. */
export function ScoringOffer({ scoring, variant = 'line' }: Props) {
  const { rival, isAsking, isPending, canAsk, ask, withdraw } = scoring;

  if (isAsking) {
    return (
      <>
        <p role="status">{words.waiting(rival)}</p>
        <Button variant={variant} busy={isPending} onClick={withdraw}>
          {shared.cancel}
        </Button>
      </>
    );
  }
  if (!canAsk) return null;
  return (
    <Button variant={variant} busy={isPending} onClick={ask}>
      {words.ask}
    </Button>
  );
}
