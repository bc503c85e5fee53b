import { Info, MailCheck } from 'lucide-react';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useSendRecovery } from './use-send-recovery.ts';

/** For an account that is entered with Google only: a password comes by mail. */
export function FirstPassword() {
  const { email = '' } = useUser(); // one's own is always told
  const { mutate: sendMail, isPending, isSuccess } = useSendRecovery();

  return (
    <>
      <Note icon={Info}>
        Tu cuenta no tiene contraseña: entras con Google. Para tener una, pide un correo con un
        enlace para crearla.
      </Note>
      {isSuccess && (
        <Note icon={MailCheck}>
          Mira tu correo, {email}, también la carpeta de spam. El enlace sirve durante 30 minutos.
        </Note>
      )}
      <Button variant="go" busy={isPending} onClick={() => sendMail(email)}>
        Enviar correo de recuperación
      </Button>
    </>
  );
}
