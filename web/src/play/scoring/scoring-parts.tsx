import { useConnection } from '#platform/connection.ts';
import { useInputMode } from '#play/entry/entry-settings.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import { ScoringOffer } from './scoring-offer.tsx';
import styles from './scoring.module.css';
import type { Scoring } from './use-scoring.ts';
import { scoringWords } from './words.ts';

type Props = {
  readonly scoring: Scoring;
  readonly isTaken: boolean; // another bar takes the place below the game
  readonly isOffered: boolean; // true before the first turn
};

/** The offer to record for both, below the game, or the rival's question, in a dialog. */
export function ScoringParts({ scoring, isTaken, isOffered }: Props) {
  const isOffline = useConnection() === 'offline';
  if (isOffline) return null; // no answer could be sent, and the question would cover the board
  if (scoring.isAsked) return <ScoringQuestion scoring={scoring} />;
  const isShown = scoring.isAsking || (isOffered && scoring.canAsk && scoring.isEntering);
  return !isTaken && isShown && <ScoringBar scoring={scoring} />;
}

/** The bar below the game with {@link ScoringOffer}. */
function ScoringBar({ scoring }: { readonly scoring: Scoring }) {
  const [mode] = useInputMode();
  const hasKeys = mode !== 'board' && scoring.isEntering; // keys need the whole screen of a phone

  return (
    <div className={classNames(styles.bar, hasKeys && styles.aboveKeys)}>
      <ScoringOffer scoring={scoring} variant="quiet" />
    </div>
  );
}

/** Asks the player at this device if the rival may record for both. */
function ScoringQuestion({ scoring }: { readonly scoring: Scoring }) {
  const { rival, answer, isPending } = scoring;
  const refuse = () => answer(false);

  return (
    <Dialog title={scoringWords.question.title(rival)} onClose={refuse}>
      <p>{scoringWords.question.message}</p>
      <SuddenActions>
        <Button busy={isPending} onClick={refuse}>
          {scoringWords.question.no}
        </Button>
        <Button variant="go" busy={isPending} onClick={() => answer(true)}>
          {scoringWords.question.yes}
        </Button>
      </SuddenActions>
    </Dialog>
  );
}
