import { resetPassword } from '@darts/contracts/addresses/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountWords } from '#accounts/words.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { callOnce } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { callLast } from '#platform/log-out.ts';
import { paths } from '#platform/paths.ts';
import { endSession } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { signInWords } from './words.ts';

export type ResetFields = { readonly password: string; readonly confirmation: string };

type Reset = {
  readonly token: string;
  readonly form: UseFormReturn<ResetFields>;
  readonly onRefused: () => void;
};

const READING_MS = 2000;

const { mismatch } = accountWords.password;

/** Sets the password, which ends all sessions, and goes to the login page once the message has been read. */
export function useReset({ token, form, onRefused }: Reset) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (password: string) =>
      callLast(() => callOnce(resetPassword, 'invalid-reset-token', { body: { token, password } })),
    onSuccess: () => toast.success(signInWords.reset.saved),
    onError: (error) => {
      toast.error(messageOf(error));
      showFieldErrors(error, form);
      if (error instanceof ApiError && error.code) onRefused(); // the answer has a code: the server itself refused
    },
  });

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(() => {
      endSession(cache);
      void navigate(paths.login);
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, cache, navigate]);

  const save = form.handleSubmit(({ password, confirmation }) => {
    if (password === confirmation) return mutate(password);
    form.setError('confirmation', { message: mismatch }, { shouldFocus: true });
    return toast.error(mismatch);
  });

  return { save, isBusy: isPending || isSuccess };
}
