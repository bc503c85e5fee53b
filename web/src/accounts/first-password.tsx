import { Info } from 'lucide-react';
import { useUser } from '#platform/session.ts';
import { Note } from '#ui/note.tsx';
import { RecoveryMail } from './recovery-mail.tsx';

/** For an account that is entered with Google only: a password comes by mail. */
export function FirstPassword() {
  const { email = '' } = useUser(); // one's own is always told
  return (
    <>
      <Note icon={Info}>
        Tu cuenta no tiene contraseña: entras con Google. Para tener una, pide un correo con un
        enlace para crearla.
      </Note>
      <RecoveryMail variant="go" email={email}>
        Enviar correo de recuperación
      </RecoveryMail>
    </>
  );
}
