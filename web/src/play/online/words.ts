import { plural } from '#platform/locale.ts';

export const onlineWords = {
  title: 'Partida online',

  drawn: (isMyTurn: boolean) =>
    isMyTurn ? 'Por sorteo, empiezas tú' : 'Por sorteo, empieza tu rival',
  suddenDeathBegins: 'Muerte súbita: gana quien acabe una ronda por delante.',

  couldNotSurrender: 'No se ha podido salir de la partida.',

  rivalAway: {
    title: 'El rival se ha desconectado',
    ifNotBack: {
      beforeName: 'Si',
      afterName: 'no vuelve antes de que acabe el tiempo, ganas la partida.',
    },
    noTimeYet: '–:––',
    timeIsUp: 'Se ha acabado el tiempo.',
    minutesLeft: (minutes: number) =>
      plural(minutes, {
        one: 'Queda un minuto o menos.',
        other: `Quedan ${minutes} minutos o menos.`,
      }),
    stay: 'Seguir en la partida',
    isBack: (name: string) => `${name} ha vuelto.`,
  },

  pending: {
    title: 'Partida pendiente',
    running: 'Tienes una partida en curso',
    against: 'contra', // before the rival's name, where it is known
    cost: 'Si no te reconectas, cuenta como derrota.',
    surrender: 'Rendirse',
    reconnect: 'Reconectar',
    notNow: 'Ahora no',
    back: 'Volver',
  },
  elsewhere: {
    title: 'Partida en otro dispositivo',
    message: 'Tienes una partida activa en otro dispositivo. ¿Quieres continuarla aquí?',
    action: 'Continuar aquí',
  },

  ended: {
    won: 'Has ganado.',
    lost: 'Has perdido.',
    statistics: 'Estadísticas',
    surrender: (loser: string) => `${loser} se ha rendido.`,
    disconnect: (loser: string) => `${loser} no ha vuelto a conectarse a tiempo.`,
    idle: 'Nadie ha lanzado en 24 horas.',
    void: 'Nadie ha lanzado en 24 horas: la partida no cuenta.',
  },
  wonByAbsence: {
    title: '¡Has ganado la partida!',
    message: 'El rival no ha vuelto a conectarse a tiempo.',
    action: 'Volver al lobby online',
  },
  rematch: {
    waiting: 'Esperando al oponente...',
    isWantedBy: (name: string) => `${name} quiere la revancha`,
    accept: 'Aceptar revancha',
    onceOnly: 'Esta partida no permite revancha.',
    rivalLeft: 'El oponente ha salido.',
    gone: 'Ya no se puede pedir la revancha.',
  },
};
