/** What the sheet of a round says besides what is on every sheet. */
export const words = {
  league: 'Acta de la jornada',
  tournament: 'Acta de la ronda',
  open: 'Acta para imprimir',
  ofRounds: 'Actas para imprimir',
  number: 'N.º',
  group: 'Grupo',
  players: ['Jugador 1', 'Jugador 2'],
  legs: ['Legs 1', 'Legs 2'],
  left: ['Resta 1', 'Resta 2'], // points left
  notes: 'Notas y firmas',
  games: 'Partidas',
  rest: 'Descansan:',
  rests: (group: string, name: string) => `${group}: ${name}`,
  won: (name: string) => `Gana ${name}`,
};
