/** Spanish texts about accounts, in answers and in mails. */
import { dateFormat } from '#locale.ts';

const longDate = dateFormat({ dateStyle: 'long' });

export const accountWords = {
  done: {
    createAccount: 'Cuenta creada correctamente.',
    sendRecovery: 'Si hay una cuenta con ese email, recibirás un enlace en unos minutos.',
    resetPassword: 'Tu contraseña ha sido modificada correctamente.',
    changePassword: 'Contraseña actualizada correctamente.',
    editProfile: 'Perfil actualizado correctamente',
    setRole: 'Rol actualizado correctamente',
    deleteAccount: 'Cuenta eliminada correctamente',
  },

  recovery: {
    subject: 'Recupera tu contraseña de Tres Dardos',
    lines: [
      'Has pedido crear una contraseña nueva. El enlace sirve durante 30 minutos y una sola vez.',
    ],
    label: 'Crear una contraseña nueva',
    close: 'Si no lo has pedido tú, no hagas nada: tu cuenta sigue como estaba.',
  },

  /** `deletedAt`: in milliseconds. */
  farewell: (deletedAt: number) => ({
    subject: 'Tu cuenta de Tres Dardos se borrará pronto',
    lines: [
      'Hace casi dos años que no entras en Tres Dardos.',
      `Como dice la política de privacidad, el ${longDate.format(deletedAt)} se borrarán tu cuenta y tus datos.`,
    ],
    label: 'Iniciar sesión para conservarla',
    close: 'Si ya no la quieres, no hagas nada.',
  }),
};
