import { agreeToTime, proposeTimes } from '@darts/contracts/addresses/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { gameDatesQuery } from './queries.ts';
import { dateWords } from './words.ts';

type Step = { readonly times: readonly string[] } | { readonly at: string };

/** Proposes times for a game, as local dates and times, or accepts one of the rival's. */
export function useAgreeing(gameId: string) {
  const cache = useQueryClient();
  const { queryKey } = gameDatesQuery(gameId);
  return useMutation({
    mutationFn: (step: Step) =>
      'at' in step
        ? call(agreeToTime, { params: { gameId }, body: step })
        : call(proposeTimes, { params: { gameId }, body: step }),
    onSuccess: ({ dates }, step) => {
      cache.setQueryData(queryKey, dates);
      toast.success('at' in step ? dateWords.settled : dateWords.sent);
    },
    onError: (error) => {
      toast.error(messageOf(error, dateWords.failed));
      void cache.invalidateQueries({ queryKey }); // the rival may have acted first
    },
  });
}
