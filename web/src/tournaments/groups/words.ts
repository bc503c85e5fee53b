export const groupWords = {
  title: 'Grupos',
  games: (group: string) => `Partidas: ${group}`,
  rank: '#',
  player: 'Jugador',
  goesOn: 'Pasa al cuadro',
  figures: {
    played: { head: 'PJ', meaning: 'Partidas jugadas' },
    wins: { head: 'PG', meaning: 'Partidas ganadas' },
    draws: { head: 'PE', meaning: 'Partidas empatadas' },
    losses: { head: 'PP', meaning: 'Partidas perdidas' },
    points: { head: 'Pts', meaning: 'Puntos' },
  },
};
