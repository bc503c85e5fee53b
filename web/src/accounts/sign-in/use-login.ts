import { login } from '@darts/contracts/addresses/accounts';
import type { Credentials } from '@darts/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { noteSession } from '#platform/session.ts';

export function useLogin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: ({ user }) => noteSession(cache, user),
  });
}
