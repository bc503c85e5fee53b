import type { CompetitionKind } from '@darts/contracts/competitions';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Kind, id and query key of a competition. */
export type Place = {
  readonly kind: CompetitionKind;
  readonly competitionId: string;
  readonly queryKey: QueryKey;
};

/** Call without fields that changes a competition, with the words of its button. */
export type Action = ActionWords & {
  readonly send: (competitionId: string) => Promise<unknown>;
};

export type ActionWords = {
  readonly label: string;
  readonly done: string;
  readonly failed: string; // error message if the server sends none
};

export function useAction({ competitionId, queryKey }: Place) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: Action) => send(competitionId),
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error, { failed }) => toast.error(messageOf(error, failed)),
    // Also after an error: the page may have been stale.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
