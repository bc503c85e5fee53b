import { confirmResult, disputeResult, proposeResult } from '@darts/contracts/addresses/results';
import type { GameResult } from '@darts/contracts/results';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { call, callOnce } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useRefresh } from './result-query.ts';
import type { Score } from './score-form.ts';
import { resultWords } from './words.ts';

type Step =
  | { readonly act: 'proposal'; readonly body: Score }
  | { readonly act: 'confirm' | 'dispute'; readonly body: { readonly proposedAt: string } };

const done: Readonly<Record<Step['act'], string>> = {
  proposal: resultWords.sent,
  confirm: resultWords.confirmed,
  dispute: resultWords.disputeSent,
};

/** Proposes a result thrown elsewhere, or answers the rival's. */
export function useAnswer(of: GameResult) {
  const { gameId } = of;
  const params = { gameId };
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ act, body }: Step): Promise<unknown> => {
      if (act === 'proposal') return call(proposeResult, { params, body });
      if (act === 'dispute') return call(disputeResult, { params, body });
      return callOnce(confirmResult, 'game-over', { params, body });
    },
    onSuccess: (_, { act }) => toast.success(done[act]),
    onError: (error) => toast.error(messageOf(error, resultWords.failed)),
    onSettled: () => refresh(gameId, of), // also after an error: the rival may have acted first
  });
}
