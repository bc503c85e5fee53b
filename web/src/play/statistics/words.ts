import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { GameStatus } from '@darts/contracts/play';

const ofNobody: Partial<Record<EndReason, string>> = {
  void: 'No disputada',
  walkover: 'No vino nadie',
  withdrawal: 'No cuenta por retirada',
  absence: 'No vino nadie',
  bye: 'No vino nadie',
};

export const statisticsWords = {
  title: 'Estadísticas de la partida',
  missing: 'Esta partida no existe.',
  status: {
    pendiente: 'PENDIENTE',
    encurso: 'EN CURSO',
    finalizada: 'FINALIZADA',
  } satisfies Record<GameStatus, string>,
  profile: 'Ver perfil',
  of: (name: string) => `de ${name}`, // after `profile`; for screen readers where the link is below the player's half
  players: 'Jugadores', // of a game without scores
  winner: 'Ganador',
  draw: 'Empate',
  /** Titles of games without a winner that are no draw. */
  ofNobody,

  figures: {
    title: 'Cifras',
    which: 'Partida o leg',
    whole: 'Partida',
    leg: (number: number) => `Leg ${number}`,
    average: 'Media (3 dardos)',
    firstNine: 'Primeros 9',
    darts: 'Dardos',
    bestTurn: 'Mejor turno',
    turns60: '60+',
    turns100: '100+',
    turns140: '140+',
    turns180: '180',
    bestClose: 'Cierre más alto',
    finishes: 'Cierre %',
  },

  chart: {
    title: 'Puntos restantes',
    leg: 'Leg que se ve',
    about: (start: number) => `Por turno, de ${start} a 0`,
    label: 'Puntos restantes por turno.',
    points: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}.`,
  },
};
