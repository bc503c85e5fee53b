import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Place } from './use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Call that changes a competition, and the message after success. */
export type Step = { readonly send: () => Promise<unknown>; readonly done: string };

/** Runs a manual step, and then reloads the competition. */
export function useStep({ queryKey }: Place, failed: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: Step) => send(),
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error) => toast.error(messageOf(error, failed)),
    onSettled: () => cache.invalidateQueries({ queryKey }), // also after an error: the page may have been stale
  });
}
