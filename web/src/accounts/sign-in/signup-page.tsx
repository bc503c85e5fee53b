import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordHint } from '#accounts/password-hint.tsx';
import { accountWords } from '#accounts/words.ts';
import { paths } from '#platform/paths.ts';
import { useIsHydrated } from '#store.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { AS_WRITTEN } from '#ui/form/as-written.ts';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './forms.module.css';
import { GuestLink } from './guest-link.tsx';
import { signupForm, type SignupForm } from './signup-form.ts';
import { useSignup } from './use-signup.ts';
import { signInWords } from './words.ts';

export function SignupPage() {
  const form = useForm<SignupForm>({
    resolver: standardSchemaResolver(signupForm),
  });
  const { signUp, isPending } = useSignup(form);
  const [typed, setTyped] = useState<string>();
  // Text typed before hydration is in the form, but caused no change event.
  const before: Partial<SignupForm> = useIsHydrated() ? form.getValues() : {};
  const { errors } = form.formState;
  return (
    <>
      <PageTitle title={signInWords.signup.title} />
      <form
        method="dialog" // before hydration, submits nothing, not even into the address
        className={styles.form}
        noValidate
        onSubmit={(event) => void signUp(event)}
      >
        <Field
          label={accountWords.username.label}
          hint={accountWords.username.rule}
          error={errors.username?.message}
        >
          <Input autoComplete="nickname" {...AS_WRITTEN} {...form.register('username')} />
        </Field>
        <Field label={accountWords.email.label} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field
          label={accountWords.password.label}
          hint={<PasswordHint password={typed ?? before.password ?? ''} />}
          error={errors.password?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            {...form.register('password', {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
            })}
          />
        </Field>
        <Field label={accountWords.password.confirmation} error={errors.confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
        </Field>
        <Button type="submit" variant="go" large block busy={isPending}>
          {signInWords.signup.create}
        </Button>
      </form>
      <p className={styles.other}>
        {signInWords.signup.haveAccount}{' '}
        <GuestLink to={paths.login}>{signInWords.login.title}</GuestLink>
      </p>
    </>
  );
}
