import { decide, takeBack } from '@darts/contracts/addresses/officiating';
import type { DecisionBody, TakingBackBody } from '@darts/contracts/results';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useRefresh, type Of } from './result-query.ts';
import { resultWords } from './words.ts';

/** Decision with its reason, or the withdrawal of an earlier decision. */
type Step =
  | { readonly takesBack: false; readonly body: DecisionBody }
  | { readonly takesBack: true; readonly body: TakingBackBody };

/** Decides a game as its organiser. */
export function useDecision(gameId: string, of: Of) {
  const refresh = useRefresh();
  const { kind, competitionId } = of;
  const params = { competitionId, gameId };
  return useMutation({
    mutationFn: ({ takesBack, body }: Step): Promise<unknown> =>
      takesBack ? call(takeBack(kind), { params, body }) : call(decide(kind), { params, body }),
    onSuccess: (_, { takesBack }) =>
      toast.success(takesBack ? resultWords.takenBack : resultWords.decided),
    onError: (error) => toast.error(messageOf(error, resultWords.failed)),
    onSettled: () => refresh(gameId, of), // also after an error: the page may have been stale
  });
}
