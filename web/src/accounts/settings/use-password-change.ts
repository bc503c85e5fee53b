import { changePassword } from '@darts/contracts/addresses/accounts';
import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { accountWords } from '#accounts/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { toast } from '#ui/toasts/toast.ts';
import { settingsWords } from './words.ts';

export type PasswordFields = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

const { mismatch } = accountWords.password;
const { unchanged } = settingsWords.password;

/** Changes the password. Sessions on other devices end. */
export function usePasswordChange(form: UseFormReturn<PasswordFields>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordFields) =>
      call(changePassword, { body: { oldPassword, newPassword } }),
    onSuccess: () => {
      toast.success(settingsWords.password.changed);
      form.reset();
    },
    onError: (error) => {
      toast.error(messageOf(error, settingsWords.password.changeFailed));
      showFieldErrors(error, form);
    },
  });

  const refuse = (field: keyof PasswordFields, message: string) => {
    form.setError(field, { message }, { shouldFocus: true });
    toast.error(message);
  };
  const change = form.handleSubmit((typed) => {
    if (typed.newPassword === typed.oldPassword) return refuse('newPassword', unchanged);
    if (typed.newPassword !== typed.confirmation) return refuse('confirmation', mismatch);
    return mutate(typed);
  });

  return { change, isPending };
}
