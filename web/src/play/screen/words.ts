export const words = {
  heading: (start: number, one: string, other: string) => `${start}: ${one} contra ${other}`,
  scoreboard: 'Marcador',
  view: 'Vista',
  entry: 'Entrada',
  history: 'Historial',
  sound: 'Sonido',

  chalkboard: 'Historial de turnos',
  scored: 'Scored',
  toGo: 'To Go',
  round: 'Turn',
  bust: 'Bust',

  turnOf: (name: string) => `Turno de ${name}`,
  wentBust: (name: string) => `${name} se ha pasado.`,
  scoredPoints: (name: string, points: number) => `${name}: ${points}.`,
  pointsLeft: (points: number) => `Le quedan ${points}.`,

  playAgain: 'Volver a jugar',
};
