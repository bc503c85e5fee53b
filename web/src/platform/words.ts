export const platformWords = {
  unexpected: 'Error inesperado',
  unreachable: 'No se puede conectar con el servidor. Comprueba tu conexión.',
  blocked:
    'Las partidas en directo no llegan hasta aquí, aunque la página sí. Prueba con otra red; si sigue igual, avisa a quien administra Tres Dardos.',
  couldNotLoadUser: 'Error al obtener el perfil del usuario',
};
