export const invitationWords = {
  title: 'Invitación',
  loadFailed: 'No se pudo cargar la invitación.',
  gone: 'Esta invitación ya no vale.',
  askForAnother: 'Puede que ya haya empezado, o que haya un enlace más nuevo.',
  home: 'Ir al inicio',

  organiser: 'Organiza',
  start: 'Inicio',
  lastRound: 'Fin, si se llena',
  places: 'Plazas libres',
  placesOf: (left: number, places: number) => `${left} de ${places}`,
  full: 'Ya no quedan plazas.',

  isPublic: 'Se puede ver sin cuenta: los nombres de quienes juegan y sus resultados.',

  forGuests: 'Para apuntarte hace falta una cuenta. Luego vuelves aquí.',
  signUp: 'Crear cuenta',
  logIn: 'Iniciar sesión',
};
