import { status } from '@darts/contracts/accounts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { usernameField } from '#accounts/account-fields.ts';
import { accountWords } from '#accounts/words.ts';
import { sessionQuery, useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { AS_WRITTEN } from '#ui/form/as-written.ts';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import styles from './settings.module.css';
import { useProfileEdit, type ProfileFields } from './use-profile-edit.ts';
import { settingsWords } from './words.ts';

const profileForm = z.object({
  username: usernameField,
  status,
  showEmail: z.boolean(),
});

/** Form of the user's own profile. */
export function ProfileForm() {
  const { username, status: ownStatus, showEmail = true } = useUser();
  // Refetches the session on focus, so that saving does not undo a change made in another tab.
  useQuery({ ...sessionQuery, staleTime: 0, refetchOnMount: false });
  const form = useForm<ProfileFields>({
    resolver: standardSchemaResolver(profileForm),
    values: { username, status: ownStatus ?? '', showEmail },
    resetOptions: { keepDirtyValues: true }, // edited fields survive a refetch
  });
  const { save, isPending } = useProfileEdit(form);
  const { errors } = form.formState;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={accountWords.username.label}
        hint={accountWords.username.rule}
        error={errors.username?.message}
      >
        <Input autoComplete="nickname" {...AS_WRITTEN} {...form.register('username')} />
      </Field>
      <Field
        label={settingsWords.profile.status}
        hint={settingsWords.profile.statusHint}
        error={errors.status?.message}
      >
        <Input autoComplete="off" {...form.register('status')} />
      </Field>
      <Switch label={settingsWords.profile.showEmail} {...form.register('showEmail')} />
      <Button type="submit" variant="go" busy={isPending}>
        {settingsWords.profile.save}
      </Button>
    </form>
  );
}
