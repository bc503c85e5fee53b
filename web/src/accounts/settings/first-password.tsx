import { Info } from 'lucide-react';
import { RecoveryMail } from '#accounts/recovery-mail.tsx';
import { useUser } from '#platform/session.ts';
import { Callout } from '#ui/feedback/callout.tsx';

/** For an account that is entered with Google only: a password comes by mail. */
export function FirstPassword() {
  const { email = '' } = useUser(); // one's own is always told
  return (
    <>
      <Callout icon={Info}>
        Tu cuenta no tiene contraseña: entras con Google. Para tener una, pide un correo con un
        enlace para crearla.
      </Callout>
      <RecoveryMail variant="go" email={email}>
        Enviar correo de recuperación
      </RecoveryMail>
    </>
  );
}
