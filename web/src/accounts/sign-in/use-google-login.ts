import { loginWithGoogle } from '@darts/contracts/addresses/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { noteSession } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { onGoogleCredential } from './google-identity.ts';
import { signInWords } from './words.ts';

/** Logs in with Google's credentials while the component is mounted. */
export function useGoogleLogin(): void {
  const cache = useQueryClient();
  const { mutate: logIn } = useMutation({
    mutationFn: (token: string) => call(loginWithGoogle, { body: { token } }),
    onSuccess: ({ user }) => noteSession(cache, user),
    onError: (error) => toast.error(messageOf(error, signInWords.google.failed)),
  });
  const enter = useEffectEvent((credential?: string) =>
    credential ? logIn(credential) : toast.error(signInWords.google.notVouched),
  );

  useEffect(() => onGoogleCredential((credential) => enter(credential)), []);
}
