import type { User } from '@darts/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { noteSession } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { onGoogleCredential } from './google-identity.ts';
import { words } from './words.ts';

/** Logs in whomever Google vouches for while the component is on the page. */
export function useGoogleLogin(): void {
  const cache = useQueryClient();
  const { mutate: logIn } = useMutation({
    mutationFn: (token: string) => post<{ user: User }>('/users/login-google', { token }),
    onSuccess: ({ user }) => noteSession(cache, user),
    onError: (error) => toast.error(messageOf(error, words.google.failed)),
  });
  const enter = useEffectEvent((credential?: string) =>
    credential ? logIn(credential) : toast.error(words.google.notVouched),
  );

  useEffect(() => onGoogleCredential((credential) => enter(credential)), []);
}
