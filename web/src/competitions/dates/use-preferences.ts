import { renewCalendar, setReminders } from '@darts/contracts/addresses/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { useRequestId } from '#platform/random-id.ts';
import { toast } from '#ui/toasts/toast.ts';
import { preferencesQuery } from './preferences-query.ts';
import { dateWords } from './words.ts';

type Change = { readonly reminders: boolean } | 'renew';

/** Changes the user's settings, or renews the address of the calendar. */
export function usePreferences() {
  const cache = useQueryClient();
  const [requestId, drawRequestId] = useRequestId();
  return useMutation({
    mutationFn: (change: Change) =>
      change === 'renew'
        ? call(renewCalendar, { body: { requestId } })
        : call(setReminders, { body: change }),
    onSuccess: (preferences, change) => {
      if (change === 'renew') drawRequestId();
      cache.setQueryData(preferencesQuery.queryKey, preferences);
      toast.success(dateWords.settings.saved);
    },
    onError: (error) => toast.error(messageOf(error, dateWords.settings.failed)),
  });
}
