export const signInWords = {
  login: {
    title: 'Iniciar sesión',
    passwordMissing: 'Introduce tu contraseña.',
    forgotten: '¿Has olvidado la contraseña?',
    failed: 'Error al iniciar sesión',
    noAccount: '¿No tienes cuenta?',
    back: 'Volver a iniciar sesión',
  },

  google: {
    or: 'o', // between the form and Google's button
    openInBrowser: 'Ábrelo en el navegador para entrar con Google.',
    failed: 'Error al iniciar sesión con Google',
    notVouched: 'Error al autenticar con Google',
  },

  signup: {
    title: 'Registrarse',
    create: 'Crear cuenta',
    created: 'Cuenta creada correctamente.',
    failed: 'Error al crear la cuenta.',
    perhapsMade: 'Parece que tu cuenta ya está creada: inicia sesión.',
    haveAccount: '¿Ya tienes cuenta?',
  },

  recover: {
    title: 'Recuperar contraseña',
    lead: 'Te enviaremos un enlace para crear una nueva.',
  },

  reset: {
    title: 'Nueva contraseña',
    save: 'Guardar nueva contraseña',
    saved: 'Tu contraseña ha sido modificada correctamente.',
    noToken: 'Token no proporcionado.',
    deadLink: 'El enlace de recuperación ha expirado o es inválido.',
    anotherLink: 'Pedir otro enlace',
    anotherLinkTo: (email: string) => `Podemos enviarte otro a ${email}.`,
  },
};
