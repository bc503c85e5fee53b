import { plural } from '#platform/plural.ts';

/** What is said to who runs a competition. */
export const words = {
  cannotBeUndone: 'Esta acción no se puede deshacer.',

  askStart: (players: number, places: number) => `¿Iniciar con ${players} de ${places}?`,
  nobodyMore: 'Ya no se podrá apuntar nadie.',
  tooFew: (least: number) =>
    `Hacen falta al menos ${plural(least, { one: '1 participante', other: `${least} participantes` })} para empezar.`,
  enrolled: 'Participantes',

  remove: 'Eliminar',
  removes: (name: string) => `«${name}» desaparecerá para todos, con sus inscripciones.`,
};
