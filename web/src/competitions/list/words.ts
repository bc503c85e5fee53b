export const competitionListWords = {
  search: 'Buscar por nombre o alias...',
  filters: 'Filtros',
  advanced: 'avanzados', // after `filters`, for screen readers only
  status: 'Estado',
  otherFilters: 'Prueba con otro nombre o con otros filtros.',
  start: 'Inicio: ', // before a date
};
