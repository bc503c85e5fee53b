import { uiWords } from '#ui/words.ts';

export const playScreenWords = {
  heading: (start: number, names: readonly string[]) => `${start}: ${uiWords.contest(...names)}`,
  scoreboard: 'Marcador',
  you: 'Tú',
  controls: 'Opciones de la partida',
  view: 'Vista',
  entry: 'Entrada',
  history: 'Historial',
  settings: 'Ajustes',
  couldNotOpen: 'No se ha podido abrir. Inténtalo de nuevo.',

  chalkboard: 'Historial de turnos',
  scored: 'Scored',
  toGo: 'To Go',
  round: 'Turn',
  bust: 'Bust',
  corrected: 'corregido',
  leg: (number: number) => `Leg ${number}`,
  wonLeg: (name: string) => ` · para ${name}`,
  legsWon: 'Legs:',
  notNoted: '–', // in place of unknown points left

  average: (average: string) => `media ${average}`,
  roundOf: (round: number, rounds: number) => `Ronda ${round}/${rounds}`,
  lastRound: 'Última ronda',
  suddenDeath: 'Muerte súbita',
  highTurn: (points: number) => `¡${points}!`,

  wentBust: (name: string) => `${name} se ha pasado.`,
  turnOf: (name: string) => `Turno de ${name}`,

  playAgain: 'Volver a jugar',
};
