import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

/** Has a link to a new password mailed. The answer is the same whether or not there is an account. */
export const useSendRecovery = () =>
  useMutation({
    mutationFn: (email: string) => post('/users/send-recovery', { email }),
    onSuccess: () => toast.success(words.recovery.sent),
    onError: (error) => toast.error(messageOf(error, words.recovery.sendFailed)),
  });
