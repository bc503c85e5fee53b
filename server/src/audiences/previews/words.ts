const participants = (players: number): string =>
  players === 1 ? '1 participante.' : `${players} participantes.`;

/** Texts of previews of public leagues and tournaments, in links, search engines and pages without scripts. */
export const previewWords = {
  kinds: { league: 'Liga de dardos', tournament: 'Torneo de dardos' },
  points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
  place: (rank: number, name: string) => `${rank}. ${name}`,
  startsOn: (startDate: string, players: number) =>
    `Empieza el ${startDate.split('-').toReversed().join('/')}. ${participants(players)}`,
  count: participants,
  tournaments: { encurso: 'En curso', finalizada: 'Terminado' },
  champion: (name: string) => `Campeón: ${name}`,
  meets: (one: string, other: string) => `${one} contra ${other}`,
  notKnownYet: 'Por decidir',
  legs: ([one, other]: readonly [number, number]) => `${one} - ${other}`,

  table: { rank: '#', player: 'Jugador', played: 'PJ', wins: 'PG', losses: 'PP', points: 'Pts' },
  players: 'Participantes',
  bye: 'Pasa directo',
  results: {
    pendiente: 'Por jugar',
    encurso: 'En curso',
    finalizada: 'Terminada',
  },
};
