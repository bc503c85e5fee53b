import type { BySide } from '@darts/rules/play/sides';

export const localGameWords = {
  title: 'Partida local',
  players: { first: 'Jugador 1', second: 'Jugador 2' },

  playerName: (number: number) => `Nombre del jugador ${number}`,
  start: 'Puntos iniciales',
  rounds: 'Número de rondas',
  between: (min: number, max: number) => `Entre ${min} y ${max}`,
  wholeNumber: (min: number, max: number) => `Un número entero de ${min} a ${max}`,
  oneRoundLess: 'Una ronda menos',
  oneRoundMore: 'Una ronda más',
  starts: 'Empieza',
  knownNames: 'Han jugado aquí',
  noStatistics: 'Las partidas locales no guardan estadísticas.',
  begin: 'Empezar partida',
  continue: 'Continuar:', // before the names, each with their points
  inLegs: (won: BySide<number>) => `(legs: ${won.join(' - ')})`,

  standing: 'Partidas:', // before the names, each with the games won

  undone: (points: number | string, name: string) => `Deshecho: ${points} de ${name}`,
};
