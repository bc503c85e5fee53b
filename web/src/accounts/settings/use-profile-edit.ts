import type { User } from '@darts/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { userQuery } from '#accounts/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { put } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { sessionQuery, useUser } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

export type ProfileFields = {
  readonly username: string;
  readonly status: string; // empty for none
  readonly showEmail: boolean;
};

/** Saves one's own profile, and shows it wherever the page does. */
export function useProfileEdit(form: UseFormReturn<ProfileFields>) {
  const { userId } = useUser();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (profile: ProfileFields) => put<{ user: User }>(`/users/${userId}`, profile),
    onSuccess: ({ user }, profile) => {
      toast.success(words.profile.saved);
      form.reset(profile);
      cache.setQueryData(sessionQuery.queryKey, user);
      void cache.invalidateQueries(userQuery(userId));
    },
    onError: (error) => {
      toast.error(messageOf(error, words.profile.saveFailed));
      showFieldErrors(error, form);
    },
  });

  return { save: form.handleSubmit((profile) => mutate(profile)), isPending };
}
