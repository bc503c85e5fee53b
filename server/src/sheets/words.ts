/** What stands in tables and brackets for spreadsheets. */
export const words = {
  files: {
    table: 'clasificacion',
    groups: 'grupos',
    bracket: 'cuadro',
  },

  figures: [
    'Puesto',
    'Jugador',
    'Jugadas',
    'Ganadas',
    'Empatadas',
    'Perdidas',
    'Juegos a favor',
    'Juegos en contra',
    'Diferencia de juegos',
    'Puntos',
  ],
  group: 'Grupo',
  withdrawn: 'Retirado',
  goesOn: 'Pasa al cuadro',
  yes: 'Sí',

  games: [
    'Fase',
    'Ronda',
    'Partida',
    'Jugador 1',
    'Jugador 2',
    'Ganador',
    'Juegos 1',
    'Juegos 2',
    'Puntos restantes 1',
    'Puntos restantes 2',
    'Estado',
    'Final',
  ],
  stages: {
    group: (letters: string) => `Grupo ${letters}`,
    round: (round: number, rounds: number) =>
      ['Final', 'Semifinales', 'Cuartos de final', 'Octavos de final', 'Dieciseisavos de final'][
        rounds - round
      ] ?? `Ronda ${round}`,
    thirdPlace: 'Tercer puesto',
  },
  statuses: { pendiente: 'Por jugar', encurso: 'En curso', finalizada: 'Terminada' },
  bye: 'Pasa directo',
  endings: {
    zero: 'Cierre',
    rounds: 'Fin de las rondas',
    'sudden-death': 'Muerte súbita',
    surrender: 'Rendición',
    disconnect: 'Ausencia',
    absence: 'Incomparecencia',
    idle: 'Sin actividad',
    void: 'No disputada',
    bye: 'Pasa directo',
    walkover: 'Incomparecencia',
    result: 'Resultado introducido',
    withdrawal: 'Retirada',
  },
};
