import type { GameStatus } from '@darts/contracts/play';

export const words = {
  title: 'Estadísticas de la partida',
  missing: 'Esta partida no existe.',
  status: {
    pendiente: 'PENDIENTE',
    encurso: 'EN CURSO',
    finalizada: 'FINALIZADA',
  } satisfies Record<GameStatus, string>,
  profile: 'Ver perfil',
  of: (name: string) => `de ${name}`, // after that, for who does not see whose half it is below
  winner: 'Ganador',
  notPlayed: 'No disputada',
  draw: 'Empate',

  chart: {
    title: 'Puntos restantes',
    leg: 'Leg que se ve',
    about: (start: number) => `Por turno, de ${start} a 0`,
    label: 'Puntos restantes por turno.',
    points: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}.`,
  },
};
