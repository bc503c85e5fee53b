import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';

/** A competition at the server and, loaded, in the cache. */
export type Place = { readonly path: string; readonly queryKey: QueryKey };

/** What a button does to a competition, by a call without fields. */
export type Action = ActionWords & { readonly call: 'join' | 'leave' | 'start' | 'end' };

export type ActionWords = {
  readonly label: string;
  readonly done: string;
  readonly failed: string; // where the server has no words of its own
};

export function useAction({ path, queryKey }: Place) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ call }: Action) => post(`${path}/${call}`),
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error, { failed }) => toast.error(messageOf(error, failed)),
    // Refused, it may be that the page is old.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
