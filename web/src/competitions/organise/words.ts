import { plural } from '#platform/locale.ts';

export const organiseWords = {
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
  searchFailed: 'No se ha podido buscar.',
  takeOut: (name: string) => `Quitar a ${name}`,
  takenOut: 'Participante quitado',
  notChanged: 'No se ha podido cambiar la lista de participantes',

  share: 'Compartir',
  shareTitle: 'Invita a participar',
  shareAbout: 'Quien abra el enlace o escanee el código ve de qué se trata y puede apuntarse.',
  noLink: 'No se ha podido crear el enlace.',
  link: 'Enlace',
  code: 'Código QR del enlace',
  close: 'Cerrar',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se ha podido copiar el enlace',
  send: 'Enviar enlace',
  renew: 'Cambiar enlace',
  askRenew: '¿Cambiar enlace?',
  renewing: 'El enlace y el código de antes dejarán de valer para todos.',
  keep: 'Dejarlo como está',
  renewed: 'Enlace cambiado',
  notRenewed: 'No se ha podido cambiar el enlace',

  publish: 'Mostrar sin cuenta',
  askPublish: '¿Mostrar sin cuenta?',
  publishing:
    'Cualquiera con la dirección, y también los buscadores, podrá ver los nombres de quienes juegan y sus resultados, y nada más.',
  mailsJoined: 'Quienes ya se han apuntado recibirán un correo.',
  unpublish: 'Dejar de mostrar sin cuenta',
  askUnpublish: '¿Dejar de mostrar sin cuenta?',
  unpublishing: 'Desaparece enseguida, también de las páginas abiertas.',
  notSwitched: 'No se ha podido cambiar quién lo ve',

  remove: 'Eliminar',
  removes: (name: string) => `«${name}» desaparecerá para todos, con sus inscripciones.`,
};
