/** Said to whoever may neither create nor edit leagues. */
export const MAY_NOT = 'No tienes permisos para crear ligas';
