export const navigationWords = {
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  fold: 'Contraer menú',
  unfold: 'Expandir menú',

  play: 'Jugar',
  online: 'Online',
  leagues: 'Ligas',
  tournaments: 'Torneos',
  profile: 'Mi perfil',
  settings: 'Configuración',
  logIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  logOut: 'Cerrar sesión',
  couldNotLogOut: 'Error al cerrar sesión',
};
