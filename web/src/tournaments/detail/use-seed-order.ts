import { putTournamentInOrder } from '@darts/contracts/addresses/tournaments';
import type { Tournament } from '@darts/contracts/tournaments';
import { inOrder } from '@darts/rules/tournaments/seeding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placeOf } from '#competitions/kind.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { bySeed, shownSeeds } from '#tournaments/seeds.ts';
import { toast } from '#ui/toasts/toast.ts';
import { tournamentDetailWords } from './words.ts';

/**
 * Returns the participants by seed, and a function to change their order. A change is shown at once; changes are sent
 * one after another, and of several that wait only the last is sent.
 */
export function useSeedOrder(tournament: Tournament) {
  const cache = useQueryClient();
  const { tournamentId } = tournament;
  const { queryKey } = placeOf(tournamentKind, tournamentId);
  const [draft, setDraft] = useState<readonly string[]>(); // order that is not saved yet
  const last = useRef<readonly string[]>(undefined);

  const { mutate } = useMutation({
    scope: { id: `seeds ${tournamentId}` },
    mutationFn: async (userIds: readonly string[]) =>
      userIds === last.current
        ? call(putTournamentInOrder, { params: { tournamentId }, body: { userIds } })
        : undefined,
    onSuccess: async (answer) => {
      if (answer === undefined) return;
      await cache.cancelQueries({ queryKey, exact: true }); // a running fetch may return an older order
      cache.setQueryData(queryKey, answer);
    },
    onError: (error) => {
      const who = error instanceof ApiError ? error.errors['userIds'] : undefined;
      toast.error(who ?? messageOf(error, tournamentDetailWords.order.failed));
      void cache.invalidateQueries({ queryKey }); // rolls back; the page may have been stale
    },
    onSettled: (_answer, _error, userIds) => {
      if (userIds === last.current) setDraft(undefined);
    },
  });

  const kept = bySeed(tournament.participants, shownSeeds(tournament));
  const ids = kept.flatMap(({ user }) => user.userId ?? []);
  const order = inOrder(ids, draft ?? []);

  return {
    order,
    change(userIds: readonly string[]): void {
      last.current = userIds;
      setDraft(userIds);
      mutate(userIds);
    },
  };
}
