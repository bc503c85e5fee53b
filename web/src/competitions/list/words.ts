export const competitionListWords = {
  search: 'Buscar por nombre o alias...',
  filters: 'Filtros',
  advanced: 'avanzados', // after them, for who does not see them
  status: 'Estado',
  otherFilters: 'Prueba con otro nombre o con otros filtros.',
  start: 'Inicio: ', // before a date
};
