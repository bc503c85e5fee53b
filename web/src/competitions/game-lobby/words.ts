/** What is said where the two players of a league or tournament game meet. */
export const words = {
  title: (one: string, other: string) => `${one} contra ${other}`,
  versus: 'VS',
  notKnownYet: 'TBD', // in the place of a player
  present: (players: number) => `Jugadores conectados: ${players} / 2`,
  begins: 'Partida comenzando...',
  notLoaded: 'No se pudo cargar la partida.',
  notAPlayer: 'No formas parte de esta partida.',
};
