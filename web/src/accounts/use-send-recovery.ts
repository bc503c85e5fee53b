import { sendRecovery } from '@darts/contracts/addresses/accounts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { accountWords } from './words.ts';

/** Requests a recovery mail. The answer does not reveal whether the account exists. */
export const useSendRecovery = () =>
  useMutation({
    mutationFn: (email: string) => call(sendRecovery, { body: { email } }),
    onSuccess: () => toast.success(accountWords.recovery.sent),
    onError: (error) => toast.error(messageOf(error, accountWords.recovery.sendFailed)),
  });
