/** What stands in the table of a player's games. */
export const words = {
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
  notNoted: '–', // of points left
  deleted: 'Jugador eliminado',
  won: 'Ganada',
  lost: 'Perdida',
  drawn: 'Empate',
};
