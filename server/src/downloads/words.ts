/** Headings and values of the CSV file of a player's games. */
export const downloadWords = {
  columns: [
    'Fecha',
    'Tipo',
    'Competición',
    'Formato',
    'Rival',
    'Resultado',
    'Legs ganados',
    'Legs perdidos',
    'Puntos restantes',
    'Puntos restantes del rival',
    'Puntos',
    'Dardos',
    'Media (3 dardos)',
    'Primeros 9',
    'Mejor turno',
    '180',
    'Cierre más alto',
    'Mejor leg',
  ],
  kinds: { lobby: 'Lobby', league: 'Liga', tournament: 'Torneo' },
  notNoted: '–', // instead of points left that are unknown
  deleted: 'Jugador eliminado',
  won: 'Ganada',
  lost: 'Perdida',
  drawn: 'Empate',
};
