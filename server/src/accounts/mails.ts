/** The mails that accounts are sent. */
import { letter, type Letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';

type Recipient = Pick<Letter, 'to' | 'username'>;

export const recoveryMail = (recipient: Recipient, link: string): Mail =>
  letter({
    ...recipient,
    subject: 'Recupera tu contraseña de Tres Dardos',
    lines: [
      'Has pedido crear una contraseña nueva. El enlace sirve durante 30 minutos y una sola vez.',
    ],
    action: { label: 'Crear una contraseña nueva', link },
    close: 'Si no lo has pedido tú, no hagas nada: tu cuenta sigue como estaba.',
  });

/** Thirty days before an account that nobody uses is deleted; `date` as people write it. */
export const farewellMail = (recipient: Recipient, link: string, date: string): Mail =>
  letter({
    ...recipient,
    subject: 'Tu cuenta de Tres Dardos se borrará pronto',
    lines: [
      'Hace casi dos años que no entras en Tres Dardos.',
      `Como dice la política de privacidad, el ${date} se borrarán tu cuenta y tus datos.`,
    ],
    action: { label: 'Iniciar sesión para conservarla', link },
    close: 'Si ya no la quieres, no hagas nada.',
  });
