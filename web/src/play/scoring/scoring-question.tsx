import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import type { Scoring } from './use-scoring.ts';
import { words } from './words.ts';

/** The rival wants to record for both: whether they may. */
export function ScoringQuestion({ scoring }: { readonly scoring: Scoring }) {
  const { rival, answer, isPending } = scoring;
  const refuse = () => answer(false);

  return (
    <Dialog title={words.question.title(rival)} onClose={refuse}>
      <p>{words.question.message}</p>
      <SuddenActions>
        <Button busy={isPending} onClick={refuse}>
          {words.question.no}
        </Button>
        <Button variant="go" busy={isPending} onClick={() => answer(true)}>
          {words.question.yes}
        </Button>
      </SuddenActions>
    </Dialog>
  );
}
