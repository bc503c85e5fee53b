import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Place } from './use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { post, put, remove } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';

/** One call under the address of a competition, and what is said of it. */
export type Step = {
  readonly method: 'post' | 'put' | 'remove';
  readonly path: string;
  readonly body?: object;
  readonly done: string;
};

/** Does something by hand in a competition, which is then looked at again. */
export function useStep({ path: base, queryKey }: Place, failed: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ method, path, body = {} }: Step): Promise<unknown> => {
      if (method === 'remove') return remove(base + path);
      return method === 'put' ? put(base + path, body) : post(base + path, body);
    },
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error) => toast.error(messageOf(error, failed)),
    onSettled: () => cache.invalidateQueries({ queryKey }), // refused, it may be that the page is old
  });
}
