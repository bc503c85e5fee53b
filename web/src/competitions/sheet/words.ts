export const competitionSheetWords = {
  league: 'Acta de la jornada',
  tournament: 'Acta de la ronda',
  ofRound: (round: number) => `Acta de la jornada ${round}`,
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
