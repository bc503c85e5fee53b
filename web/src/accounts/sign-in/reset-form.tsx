import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { newPasswordField } from '#accounts/account-fields.ts';
import { PasswordHint } from '#accounts/password-hint.tsx';
import { UsernameHint } from '#accounts/username-hint.tsx';
import { accountWords } from '#accounts/words.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import styles from './forms.module.css';
import { useReset, type ResetFields } from './use-reset.ts';
import { signInWords } from './words.ts';

const resetForm = z.object({ password: newPasswordField, confirmation: z.string() });

type Props = {
  readonly token: string;
  readonly onRefused: () => void; // the link may have expired or been used
};

export function ResetForm({ token, onRefused }: Props) {
  const form = useForm<ResetFields>({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { save, isBusy } = useReset({ token, form, onRefused });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <UsernameHint />
      <Field
        label={accountWords.password.label}
        hint={<PasswordHint password={password} />}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={accountWords.password.confirmation} error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <Button type="submit" variant="go" large block busy={isBusy}>
        {signInWords.reset.save}
      </Button>
    </form>
  );
}
