import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { newPasswordField } from '#accounts/account-fields.ts';
import { PasswordHint } from '#accounts/password-hint.tsx';
import { UsernameHint } from '#accounts/username-hint.tsx';
import { accountWords } from '#accounts/words.ts';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import styles from './settings.module.css';
import { usePasswordChange, type PasswordFields } from './use-password-change.ts';
import { settingsWords } from './words.ts';

const passwordForm = z.object({
  oldPassword: z.string().check(z.minLength(1, settingsWords.password.currentMissing)),
  newPassword: newPasswordField,
  confirmation: z.string(),
});

export function PasswordForm() {
  const { email } = useUser();
  const form = useForm<PasswordFields>({
    resolver: standardSchemaResolver(passwordForm),
    defaultValues: { oldPassword: '', newPassword: '', confirmation: '' },
  });
  const { change, isPending } = usePasswordChange(form);
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { errors } = form.formState;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
      <UsernameHint email={email} />
      <Field label={settingsWords.password.current} error={errors.oldPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('oldPassword')} />
      </Field>
      <Field
        label={settingsWords.password.new}
        hint={<PasswordHint password={newPassword} />}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <Field label={accountWords.password.confirmation} error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <Button type="submit" variant="go" busy={isPending}>
        {settingsWords.password.change}
      </Button>
    </form>
  );
}
