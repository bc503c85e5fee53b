export const words = {
  unexpected: 'Error inesperado',
  unreachable: 'No se puede conectar con el servidor. Comprueba tu conexión.',
  couldNotLoadUser: 'Error al obtener el perfil del usuario',
};
