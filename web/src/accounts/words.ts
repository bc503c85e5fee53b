import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordPart,
} from '@darts/rules/accounts/passwords';

export const accountWords = {
  username: {
    label: 'Nombre de usuario',
    rule: 'De 3 a 15 letras, números o _ . -, sin espacios',
    missing: 'Introduce un nombre de usuario.',
    invalid: 'De 3 a 15 letras, números o _ . -, sin espacios.',
  },

  email: {
    label: 'Email',
    missing: 'Introduce tu email.',
    invalid: 'Introduce un email válido.',
    tooLong: 'El email es demasiado largo.',
  },

  password: {
    label: 'Contraseña',
    confirmation: 'Confirmar Contraseña',
    missing: 'Introduce una contraseña.',
    tooLong: `La contraseña tiene como máximo ${PASSWORD_MAX_LENGTH} caracteres.`,
    weak: 'A la contraseña le falta algo.',
    mismatch: 'Las contraseñas no coinciden.',
    rule: 'Al menos 8 caracteres, con una mayúscula, una minúscula, un número y un símbolo.',
    lacks: (parts: string) => `Falta: ${parts}.`,
    lacksNothing: 'No le falta nada.',
    parts: {
      length: `al menos ${PASSWORD_MIN_LENGTH} caracteres`,
      upper: 'una mayúscula',
      lower: 'una minúscula',
      number: 'un número',
      symbol: 'un símbolo',
    } satisfies Record<PasswordPart, string>,
  },

  users: 'Gestión de usuarios', // title of the page, and label of its link

  recovery: {
    send: 'Enviar correo de recuperación',
    sent: 'Si hay una cuenta con ese email, recibirás un enlace en unos minutos.',
    sendFailed: 'Ha ocurrido un error al enviar el correo.',
    lookForIt: 'Mira tu correo, también la carpeta de spam. El enlace sirve durante 30 minutos.',
    lookForItAt: (email: string) =>
      `Mira tu correo, ${email}, también la carpeta de spam. El enlace sirve durante 30 minutos.`,
  },
};
