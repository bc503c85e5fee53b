import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isUnanswered, messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { ScoringProposal } from './use-scoring-proposal.ts';
import { gameLobbyWords } from './words.ts';

type Props = {
  readonly proposal: ScoringProposal;
  readonly onEnd: (gameId: string) => void;
};

/** Asks if the rival at the board may record for both. Accepting it begins the game. */
export function ScoringProposalDialog({ proposal: { gameId, by }, onEnd }: Props) {
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (accept: boolean) => ask('answerScoringProposal', { gameId, accept }),
    onSuccess: (_, accept) => {
      onEnd(gameId);
      if (accept) void navigate(paths.onlineGame(gameId));
    },
    onError: (error) => {
      toast.error(messageOf(error));
      if (!isUnanswered(error)) onEnd(gameId); // refused: the proposal is no longer valid
    },
  });

  return (
    <Dialog title={gameLobbyWords.scoring.title(by.username)} onClose={() => mutate(false)}>
      <p>{gameLobbyWords.scoring.message}</p>
      <SuddenActions>
        <Button busy={isPending && !variables} onClick={() => mutate(false)}>
          {gameLobbyWords.scoring.no}
        </Button>
        <Button variant="go" busy={isPending && variables} onClick={() => mutate(true)}>
          {gameLobbyWords.scoring.yes}
        </Button>
      </SuddenActions>
    </Dialog>
  );
}
