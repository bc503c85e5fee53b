export const gameLobbyWords = {
  versus: 'VS',
  notKnownYet: 'TBD', // in the place of a player
  present: (players: number) => `Jugadores conectados: ${players} / 2`,
  begins: 'Partida comenzando...',
  isElsewhere: (rival: string) => `${rival} está en otra partida.`,

  call: (rival: string) => `Avisar a ${rival}`,
  isCalled: (rival: string) => `Hemos avisado a ${rival}.`,
  isMailed: (rival: string) => `Hemos escrito un correo a ${rival}.`,
  calls: (rival: string, competition: string) => `${rival} te espera en la diana: ${competition}.`,
  callsLater: (rival: string, competition: string) =>
    `${rival} te espera cuando acabes esta partida: ${competition}.`,

  enterResult: 'Introducir resultado',

  noShow: {
    ask: 'Avisar de que no ha venido',
    title: (rival: string) => `¿No ha venido ${rival}?`,
    message: 'Quien organiza verá tu aviso, con la hora. La partida sigue pendiente.',
    send: 'Avisar',
    sent: 'Se ha avisado a quien organiza.',
  },

  scoring: {
    ask: 'Apuntar por los dos',
    waiting: (rival: string) => `Falta que ${rival} conteste.`,
    waitingForPage: (rival: string) => `${rival} lo verá cuando abra la aplicación.`,
    isRefused: (rival: string) => `${rival} prefiere apuntar los suyos.`,
    title: (rival: string) => `${rival} quiere apuntar por los dos. ¿Te parece bien?`,
    message: 'Vuestra partida empezará, y podrás seguirla aquí.',
    yes: 'Sí',
    no: 'No',
  },

  notLoaded: 'No se pudo cargar la partida.',
  notAPlayer: 'No formas parte de esta partida.',
};
