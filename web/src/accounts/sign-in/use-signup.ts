import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { words as accountWords } from '#accounts/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { paths } from '#platform/paths.ts';
import { useLoginState } from '#platform/return-to.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { SignupForm } from './signup-form.ts';
import { words } from './words.ts';

const { mismatch } = accountWords.password;

/** Sends the form, and goes to log in with the new account. */
export function useSignup(form: UseFormReturn<SignupForm>) {
  const navigate = useNavigate();
  const state = useLoginState();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ username, email, password }: SignupForm) =>
      post('/users/create', { username, email, password }),
    onSuccess: (_, { email }) => {
      toast.success(words.signup.created);
      void navigate(paths.login, { state: { ...state, email } });
    },
    onError: (error) => {
      toast.error(messageOf(error, words.signup.failed));
      showFieldErrors(error, form);
    },
  });

  const signUp = form.handleSubmit((typed) => {
    if (typed.password === typed.confirmation) return mutate(typed);
    form.setError('confirmation', { message: mismatch }, { shouldFocus: true });
    return toast.error(mismatch);
  });

  return { signUp, isPending };
}
