import type { LastRound } from '#tournaments/last-rounds.ts';

/** What the form of a tournament says besides what all forms of competitions say. */
export const words = {
  stages: 'Fases',
  seeding: 'Cabezas de serie',
  third: 'Partida por el tercer puesto',
  groups: 'Grupos y cuadro',
  groupsBrief: (size: number) => `Grupos de ${size}`,
  groupSize: 'Jugadores por grupo',
  groupHint: 'Hacen falta 6 participantes',
  through: 'Pasan al cuadro',
  best: (count: number) => (count === 1 ? 'El primero' : `Los ${count} primeros`),

  asBefore: {
    semifinal: 'Como las anteriores',
    final: 'Como las semifinales',
  } satisfies Record<LastRound, string>,
};
