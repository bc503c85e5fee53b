export const settingsWords = {
  download: {
    title: 'Tus datos',
    about: 'Tus partidas, en una tabla para hojas de cálculo, y todo lo que guardamos de ti.',
    games: 'Descargar mis partidas (CSV)',
    all: 'Descargar todo (JSON)',
  },
  title: 'Configuración',
  pageTitle: (page: string) => `${page} · Configuración`,

  profile: {
    title: 'Perfil',
    status: 'Estado',
    statusHint: 'Unas palabras que se leen en tu perfil',
    showEmail: 'Mostrar mi correo a otros jugadores',
    save: 'Guardar cambios',
    saved: 'Perfil actualizado correctamente',
    saveFailed: 'Error al actualizar el perfil',
  },

  dates: {
    title: 'Mis partidas',
  },

  device: {
    title: 'En este dispositivo',
  },

  password: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    currentMissing: 'Introduce tu contraseña actual.',
    new: 'Nueva contraseña',
    change: 'Cambiar contraseña',
    changed: 'Contraseña actualizada correctamente.',
    changeFailed: 'Error al cambiar la contraseña.',
    unchanged: 'La nueva contraseña debe ser diferente a la actual.',
    none: 'Tu cuenta no tiene contraseña: entras con Google. Para tener una, pide un correo con un enlace para crearla.',
  },

  deletion: {
    title: 'Eliminar cuenta',
    warning:
      'Se borran tu perfil, tus estadísticas y tus inscripciones; si estás en una partida, la pierdes. Esta acción es irreversible.',
    typeUsername: 'Esta acción es irreversible. Para confirmar, escribe tu nombre de usuario:',
    done: 'Cuenta eliminada correctamente',
    failed: 'Error al eliminar la cuenta',
  },
};
