import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '#platform/api-error.ts';
import { postLast } from '#platform/log-out.ts';
import { paths } from '#platform/paths.ts';
import { endSession } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

/** Deletes one's own account, and logs out. */
export function useDeletion() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => postLast('/users/delete'),
    onSuccess: () => {
      toast.success(words.deletion.done);
      endSession(cache);
      void navigate(paths.login);
    },
    onError: (error) => toast.error(messageOf(error, words.deletion.failed)),
  });
}
