import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { words as accountWords } from '#accounts/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

export type PasswordFields = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

const { mismatch } = accountWords.password;
const { unchanged } = words.password;

/** Changes the password; the sessions on other devices end, this one goes on. */
export function usePasswordChange(form: UseFormReturn<PasswordFields>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordFields) =>
      post('/users/changepassword', { oldPassword, newPassword }),
    onSuccess: () => {
      toast.success(words.password.changed);
      form.reset();
    },
    onError: (error) => {
      toast.error(messageOf(error, words.password.changeFailed));
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
