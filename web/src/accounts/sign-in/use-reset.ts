import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { words as accountWords } from '#accounts/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { postLast } from '#platform/log-out.ts';
import { paths } from '#platform/paths.ts';
import { endSession } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

export type ResetFields = { readonly password: string; readonly confirmation: string };

type Reset = {
  readonly token: string;
  readonly form: UseFormReturn<ResetFields>;
  readonly onRefused: () => void;
};

const READING_MS = 2000;

const { mismatch } = accountWords.password;

/** Sets the password, which ends every session, and goes to log in once that has been read. */
export function useReset({ token, form, onRefused }: Reset) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (password: string) => postLast('/users/resetpassword', { token, password }),
    onSuccess: () => toast.success(words.reset.saved),
    onError: (error) => {
      toast.error(messageOf(error));
      showFieldErrors(error, form);
      onRefused();
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
