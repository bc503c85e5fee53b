import { addParticipant, removeParticipant } from '@darts/contracts/addresses/competitions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { organiseWords } from './words.ts';

type Change = { readonly userId: string; readonly isIn: boolean };

/** Enrols or removes a player by hand. */
export function useEnrolment({ kind, competitionId, queryKey }: Place) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, isIn }: Change): Promise<unknown> =>
      isIn
        ? call(addParticipant(kind), { params: { competitionId }, body: { userId } })
        : call(removeParticipant(kind), { params: { competitionId, userId } }),
    onSuccess: (_, { isIn }) => toast.success(isIn ? organiseWords.added : organiseWords.takenOut),
    onError: (error) => toast.error(messageOf(error, organiseWords.notChanged)),
    // Also after an error: the page may have been stale.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
