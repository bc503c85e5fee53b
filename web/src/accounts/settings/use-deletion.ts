import { deleteAccount } from '@darts/contracts/addresses/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { callLast } from '#platform/log-out.ts';
import { paths } from '#platform/paths.ts';
import { endSession } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { settingsWords } from './words.ts';

/** Deletes the user's account, and logs out. */
export function useDeletion() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => callLast(() => call(deleteAccount)),
    onSuccess: () => {
      toast.success(settingsWords.deletion.done);
      endSession(cache);
      void navigate(paths.login);
    },
    onError: (error) => toast.error(messageOf(error, settingsWords.deletion.failed)),
  });
}
