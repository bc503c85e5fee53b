import { editProfile } from '@darts/contracts/addresses/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { userQuery } from '#accounts/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { noteSession, useUser } from '#platform/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { settingsWords } from './words.ts';

export type ProfileFields = {
  readonly username: string;
  readonly status: string; // empty: no status
  readonly showEmail: boolean;
};

const FIELDS = ['username', 'status', 'showEmail'] as const;

type Edit = {
  readonly profile: ProfileFields;
  readonly typed: ProfileFields; // values of the form when it was sent
};

/** Saves the user's profile, and updates the cached session. */
export function useProfileEdit(form: UseFormReturn<ProfileFields>) {
  const { userId } = useUser();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ profile }: Edit) => call(editProfile, { params: { userId }, body: profile }),
    onSuccess: ({ user }, { profile, typed }) => {
      toast.success(settingsWords.profile.saved);
      for (const name of FIELDS) {
        const isLeft = form.getValues(name) === typed[name]; // not edited since the form was sent
        if (isLeft) form.resetField(name, { defaultValue: profile[name] });
      }
      noteSession(cache, user);
      void cache.invalidateQueries(userQuery(userId));
    },
    onError: (error) => {
      toast.error(messageOf(error, settingsWords.profile.saveFailed));
      showFieldErrors(error, form);
    },
  });

  const save = form.handleSubmit((profile) => mutate({ profile, typed: form.getValues() }));
  return { save, isPending };
}
