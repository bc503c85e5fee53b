import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordHint } from '#accounts/password-hint.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './forms.module.css';
import { GuestLink } from './guest-link.tsx';
import { signupForm, type SignupForm } from './signup-form.ts';
import { useSignup } from './use-signup.ts';

export function SignupPage() {
  const form = useForm<SignupForm>({
    resolver: standardSchemaResolver(signupForm),
    defaultValues: { username: '', email: '', password: '', confirmation: '' },
  });
  const { signUp, isPending } = useSignup(form);
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;

  return (
    <>
      <PageTitle title="Registrarse" />
      <form className={styles['form']} noValidate onSubmit={(event) => void signUp(event)}>
        <Field
          label="Nombre de usuario"
          hint="De 3 a 15 caracteres"
          error={errors.username?.message}
        >
          <Input autoComplete="username" {...form.register('username')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field
          label="Contraseña"
          hint={<PasswordHint password={password} />}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label="Confirmar Contraseña" error={errors.confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
        </Field>
        <Button type="submit" variant="go" large block busy={isPending}>
          Crear cuenta
        </Button>
      </form>
      <p className={styles['other']}>
        ¿Ya tienes cuenta? <GuestLink to={paths.login}>Iniciar sesión</GuestLink>
      </p>
    </>
  );
}
