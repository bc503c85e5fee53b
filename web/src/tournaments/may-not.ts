/** Said to whoever may neither create nor edit tournaments. */
export const MAY_NOT = 'No tienes permisos para crear torneos';
