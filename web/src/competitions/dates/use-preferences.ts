import type { DatePreferences } from '@darts/contracts/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post, put } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { preferencesQuery } from './preferences-query.ts';
import { words } from './words.ts';

type Change = { readonly reminders: boolean } | 'renew';

/** Changes what the user has chosen, or gives their calendar another address. */
export function usePreferences() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      change === 'renew'
        ? post<DatePreferences>('/reminders/calendar/renew')
        : put<DatePreferences>('/reminders/', change),
    onSuccess: (preferences) => {
      cache.setQueryData(preferencesQuery.queryKey, preferences);
      toast.success(words.settings.saved);
    },
    onError: (error) => toast.error(messageOf(error, words.settings.failed)),
  });
}
