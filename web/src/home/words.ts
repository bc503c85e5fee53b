export const homeWords = {
  title: 'Inicio',

  hero: {
    threeDarts: 'Tres dardos',
    perTurn: 'por turno.',
    from501: 'De 501 a cero.',
    about: 'Marca tus partidas en el bar o juega en línea, en tiempo real, contra cualquiera.',
    play: 'Jugar',
    online: 'Online',
    perfectGame: 'La partida perfecta: nueve dardos.',
  },

  modes: 'Modos de juego',
  local: {
    title: '501 local',
    about: 'Dos jugadores y un solo dispositivo. Sin cuenta y sin estadísticas.',
    action: 'Jugar',
  },
  online: {
    title: 'Online',
    about: 'Entra en el lobby, reta a un rival y suma cada turno a tus estadísticas.',
    action: 'Ir al lobby',
  },
  leagues: {
    title: 'Ligas',
    about: 'Ligas mensuales, una jornada por semana, a ida y vuelta.',
    action: 'Ver ligas',
  },

  players: ['Jugador 1', 'Jugador 2'],
  versus: 'VS',

  video: 'Una partida de principio a fin',
  sponsors: 'Patrocinadores',

  legal: {
    title: 'Legal',
    notice: 'Aviso legal',
    privacy: 'Política de privacidad',
    cookies: 'Política de cookies',
  },
};
