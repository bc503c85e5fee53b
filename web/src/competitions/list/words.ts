/** What the lists of leagues and tournaments say alike. */
export const words = {
  search: 'Buscar por nombre o alias...',
  filters: 'Filtros',
  advanced: 'avanzados', // after them, for who does not see them
  status: 'Estado',
  start: 'Inicio: ', // before a date
};
