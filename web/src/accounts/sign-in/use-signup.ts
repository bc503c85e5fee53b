import { createAccount } from '@darts/contracts/addresses/accounts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountWords } from '#accounts/words.ts';
import { ApiError, isUnanswered, messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { paths } from '#platform/paths.ts';
import { useLoginState } from '#platform/return-to.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { SignupForm } from './signup-form.ts';
import { signInWords } from './words.ts';

const { mismatch } = accountWords.password;

/** Creates the account, and goes to the login page. */
export function useSignup(form: UseFormReturn<SignupForm>) {
  const navigate = useNavigate();
  const state = useLoginState();
  const unanswered = useRef(''); // account of the latest call whose answer was lost
  const { mutate, isPending } = useMutation({
    mutationFn: ({ username, email, password }: SignupForm) =>
      call(createAccount, { body: { username, email, password } }),
    onSuccess: (_, { email }) => {
      toast.success(signInWords.signup.created);
      void navigate(paths.login, { state: { ...state, email } });
    },
    onError: (error, { username, email }) => {
      const account = `${username} ${email}`;
      const isTaken = error instanceof ApiError && error.status === 409;
      if (isTaken && unanswered.current === account) {
        return toast.info(signInWords.signup.perhapsMade);
      }
      if (isUnanswered(error)) unanswered.current = account;
      toast.error(messageOf(error, signInWords.signup.failed));
      return showFieldErrors(error, form);
    },
  });

  const signUp = form.handleSubmit((typed) => {
    if (typed.password === typed.confirmation) return mutate(typed);
    form.setError('confirmation', { message: mismatch }, { shouldFocus: true });
    return toast.error(mismatch);
  });

  return { signUp, isPending };
}
