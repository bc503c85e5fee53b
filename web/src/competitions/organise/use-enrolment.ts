import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { post, remove } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

type Change = { readonly userId: string; readonly isIn: boolean };

/** Enrols a player by hand, or takes one out. */
export function useEnrolment({ path, queryKey }: Place) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, isIn }: Change): Promise<unknown> =>
      isIn ? post(`${path}/participants`, { userId }) : remove(`${path}/participants/${userId}`),
    onSuccess: (_, { isIn }) => toast.success(isIn ? words.added : words.takenOut),
    onError: (error) => toast.error(messageOf(error, words.notChanged)),
    // Refused, it may be that the page is old.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
