import { plural } from '#platform/locale.ts';
import { uiWords } from '#ui/words.ts';

export const lobbyWords = {
  title: 'Online',
  couldNotEnter: 'No se ha podido entrar en el lobby.',
  waitingCount: 'En el lobby',
  runningCount: 'En curso',
  waitingGames: 'Partidas en espera',
  nobodyWaits: 'No hay partidas en espera',
  addYours: 'Añade la tuya y espera a que alguien te rete.',
  anyFormat: 'Todos',
  nobodyWaitsSo: 'Nadie espera ahora con ese formato.',
  nobodyElseWaits: 'Nadie más espera ahora. Quien entre, verá la tuya.',

  runningGames: 'Partidas en curso',
  lookOn: 'Ver',
  lookOnAt: (one: string, other: string) => `Ver la partida de ${uiWords.contest(one, other)}`,
  moreRunning: (count: number) =>
    plural(count, { one: 'Y una partida más.', other: `Y ${count} partidas más.` }),

  ownGame: 'Tu partida',
  removeGame: 'Quitar',
  addGame: 'Añadir mi partida',
  ownFormat: 'Formato de tu partida',
  whyAddGame: 'Añade la tuya para que los demás puedan retarte.',

  stillWaiting: 'Sigues en el lobby: los demás pueden retarte.',
  backToLobby: 'Volver al lobby',
  leaveLobby: 'Quitar mi partida',

  challenge: 'Retar',
  challengePlayer: (name: string) => `Retar a ${name}`,
  cannotNow: (name: string) => `${name} no puede ahora.`,
  withdraw: 'Retirar',
  withdrawFrom: (name: string) => `Retirar el reto a ${name}`,
  waitingForAnswer: 'Esperando respuesta...',

  invitation: 'Invitación',
  versus: 'VS',
  challengesYou: (name: string) => `${name} te reta`,
  challengesYouToGame: (format: string) => `te reta a una partida de ${format}.`, // after the name
  timeToAnswer: 'para responder', // after the time left
  reject: 'Rechazar',
  accept: 'Aceptar',
};
