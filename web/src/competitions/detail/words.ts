/** What the pages of leagues and tournaments say alike. */
export const words = {
  edit: 'Editar',

  facts: {
    start: 'Inicio',
    creator: 'Creador',
    participants: 'Participantes',
    format: 'Formato',
  },

  nobodyEnrolled: 'Todavía no se ha apuntado nadie.',
};
