import { plural } from '#platform/plural.ts';

/** What is said to who runs a competition. */
export const words = {
  cannotBeUndone: 'Esta acción no se puede deshacer.',

  askStart: (players: number, places: number) => `¿Iniciar con ${players} de ${places}?`,
  nobodyMore: 'Ya no se podrá apuntar nadie.',
  tooFew: (least: number) =>
    `Hacen falta al menos ${plural(least, { one: '1 participante', other: `${least} participantes` })} para empezar.`,
  enrolled: 'Participantes',

  addTitle: 'Añadir participantes',
  search: 'Buscar jugadores por nombre...',
  nobody: 'Nadie con ese nombre que no esté ya en la lista.',
  full: 'Ya no quedan plazas.',
  addOne: 'Añadir',
  add: (name: string) => `Añadir a ${name}`,
  added: 'Participante añadido',
  takeOut: (name: string) => `Quitar a ${name}`,
  takenOut: 'Participante quitado',
  notChanged: 'No se ha podido cambiar la lista de participantes',

  remove: 'Eliminar',
  removes: (name: string) => `«${name}» desaparecerá para todos, con sus inscripciones.`,
};
