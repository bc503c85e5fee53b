import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInOptionsQuery } from '#accounts/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { toast } from '#ui/toast.ts';
import styles from './forms.module.css';
import { GoogleButton } from './google-button.tsx';
import { GuestLink } from './guest-link.tsx';
import { useLogin } from './use-login.ts';

const loginForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Introduce tu email.')),
  password: z.string().check(z.minLength(1, 'Introduce tu contraseña.')),
});

export function LoginPage() {
  const { mutate: logIn, isPending } = useLogin();
  const { data: options } = useQuery(signInOptionsQuery);
  const { register, handleSubmit, formState } = useForm<z.output<typeof loginForm>>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit((credentials) =>
    logIn(credentials, {
      onError: (error) => toast.error(messageOf(error, 'Error al iniciar sesión')),
    }),
  );

  return (
    <>
      <PageTitle title="Iniciar sesión" />
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Contraseña" error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <GuestLink className={styles['forgotten']} to={paths.recoverPassword}>
          ¿Has olvidado la contraseña?
        </GuestLink>
        <Button type="submit" variant="go" large block busy={isPending}>
          Iniciar sesión
        </Button>
      </form>
      {options?.googleClientId && <GoogleButton clientId={options.googleClientId} />}
      <p className={styles['other']}>
        ¿No tienes cuenta? <GuestLink to={paths.signup}>Registrarse</GuestLink>
      </p>
    </>
  );
}
