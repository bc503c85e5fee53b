import type { GameDates } from '@darts/contracts/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { gameDatesQuery } from './queries.ts';
import { words } from './words.ts';

type Step = { readonly times: readonly string[] } | { readonly at: string };

/** Proposes times for a game, as local days and hours, or takes one that the rival proposes. */
export function useAgreeing(gameId: string) {
  const cache = useQueryClient();
  const { queryKey } = gameDatesQuery(gameId);
  return useMutation({
    mutationFn: (step: Step) => {
      const call = 'at' in step ? 'agreement' : 'proposal';
      return post<{ dates: GameDates | null }>(`/games/${gameId}/dates/${call}`, step);
    },
    onSuccess: ({ dates }, step) => {
      cache.setQueryData(queryKey, dates);
      toast.success('at' in step ? words.settled : words.sent);
    },
    onError: (error) => {
      toast.error(messageOf(error, words.failed));
      void cache.invalidateQueries({ queryKey }); // it may be that the rival was first
    },
  });
}
