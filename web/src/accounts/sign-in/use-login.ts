import type { Credentials, User } from '@darts/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#platform/api.ts';
import { noteSession } from '#platform/session.ts';

export function useLogin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => post<{ user: User }>('/users/login', credentials),
    onSuccess: ({ user }) => noteSession(cache, user),
  });
}
