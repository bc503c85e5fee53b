import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailField } from '#accounts/account-fields.ts';
import { useSendRecovery } from '#accounts/use-send-recovery.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './forms.module.css';
import { GuestLink } from './guest-link.tsx';

const recoverForm = z.object({ email: emailField });

export function RecoverPage() {
  const { mutate: sendMail, isPending, isSuccess } = useSendRecovery();
  const { register, handleSubmit, formState } = useForm<z.output<typeof recoverForm>>({
    resolver: standardSchemaResolver(recoverForm),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) => sendMail(email));

  return (
    <>
      <PageTitle title="Recuperar contraseña" />
      <p className={styles['lead']}>Te enviaremos un enlace para crear una nueva.</p>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        {isSuccess && (
          <Callout icon={MailCheck}>
            Mira tu correo, también la carpeta de spam. El enlace sirve durante 30 minutos.
          </Callout>
        )}
        <Button type="submit" variant="go" large block busy={isPending}>
          Enviar correo de recuperación
        </Button>
      </form>
      <GuestLink className={styles['back']} to={paths.login}>
        <ArrowLeft size={20} aria-hidden />
        Volver a iniciar sesión
      </GuestLink>
    </>
  );
}
