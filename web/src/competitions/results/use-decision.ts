import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post, put } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { pathOf, useRefresh, type Of } from './result-query.ts';
import { words } from './words.ts';

/** What is decided, with its reason; or that what was decided is taken back. */
type Step = { readonly takesBack: boolean; readonly body: object };

/** Decides a game as its organiser. */
export function useDecision(gameId: string, of: Of) {
  const refresh = useRefresh();
  const path = `${pathOf(of)}/results/${gameId}`;
  return useMutation({
    mutationFn: ({ takesBack, body }: Step): Promise<unknown> =>
      takesBack ? post(`${path}/taking-back`, body) : put(path, body),
    onSuccess: (_, { takesBack }) => toast.success(takesBack ? words.takenBack : words.decided),
    onError: (error) => toast.error(messageOf(error, words.failed)),
    onSettled: () => refresh(gameId, of), // refused, it may be that the page is old
  });
}
