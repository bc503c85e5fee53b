import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInOptionsQuery } from '#accounts/queries.ts';
import { accountWords } from '#accounts/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { emailGiven, useLoginState } from '#platform/return-to.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { toast } from '#ui/toasts/toast.ts';
import styles from './forms.module.css';
import { GoogleButton } from './google-button.tsx';
import { GuestLink } from './guest-link.tsx';
import { useLogin } from './use-login.ts';
import { signInWords } from './words.ts';

const loginForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, accountWords.email.missing)),
  password: z.string().check(z.minLength(1, signInWords.login.passwordMissing)),
});

export function LoginPage() {
  const { mutate: logIn, isPending } = useLogin();
  const email = emailGiven(useLoginState());
  const { data: options } = useQuery(signInOptionsQuery);
  const { register, handleSubmit, formState } = useForm<z.output<typeof loginForm>>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: email ? { email } : {}, // without a default, text typed before hydration stays
  });

  const submit = handleSubmit((credentials) =>
    logIn(credentials, {
      onError: (error) => toast.error(messageOf(error, signInWords.login.failed)),
    }),
  );

  return (
    <>
      <PageTitle title={signInWords.login.title} />
      <form
        method="dialog" // before hydration, submits nothing, not even into the address
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field label={accountWords.email.label} error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label={accountWords.password.label} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <GuestLink className={styles.forgotten} to={paths.recoverPassword}>
          {signInWords.login.forgotten}
        </GuestLink>
        <Button type="submit" variant="go" large block busy={isPending}>
          {signInWords.login.title}
        </Button>
      </form>
      {options?.googleClientId && <GoogleButton clientId={options.googleClientId} />}
      <p className={styles.other}>
        {signInWords.login.noAccount}{' '}
        <GuestLink to={paths.signup}>{signInWords.signup.title}</GuestLink>
      </p>
    </>
  );
}
