export const competitionDetailWords = {
  edit: 'Editar',
  isPublic: 'Pública: se ve sin cuenta', // in the head of a competition's page

  facts: {
    start: 'Inicio',
    creator: 'Creador',
    participants: 'Participantes',
    format: 'Formato',
  },

  leaders: {
    title: 'Líderes',
    average: 'Mejor media',
    turns180: 'Más 180',
    bestClose: 'Cierre más alto',
    bestLeg: 'Mejor leg',
    value: (list: 'turns180' | 'bestClose' | 'bestLeg', value: number) =>
      list === 'bestLeg' ? `${value} dardos` : String(value),
  },

  withdrawn: 'Se retiró', // of a player
  seed: 'Cabeza de serie', // before its number
  history: 'Historial',

  download: 'Descargar', // above files
  files: {
    csv: (of: string) => `${of} (CSV)`,
    json: (of: string) => `${of} (JSON)`,
    groups: () => 'Grupos (CSV)',
  },

  nobodyEnrolled: 'Todavía no se ha apuntado nadie.',
};
