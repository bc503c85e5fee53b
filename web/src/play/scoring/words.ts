export const scoringWords = {
  ask: 'Marcar los dos en este móvil',
  waiting: (rival: string) => `Falta que ${rival} conteste.`,
  isRefused: (rival: string) => `${rival} prefiere marcar los suyos.`,
  youScore: 'Ahora marcas por los dos.',
  isTakenBack: (rival: string) => `${rival} marca ya los suyos.`,

  question: {
    title: (rival: string) => `${rival} quiere marcar por los dos. ¿Te parece bien?`,
    message: 'Podrás volver a marcar los tuyos cuando quieras.',
    yes: 'Sí',
    no: 'No',
  },

  scoredBy: (scorer: string) => `Marca ${scorer}`,
  isAway: 'Su móvil no está conectado: la partida espera.',
  takeBack: 'Marcar yo los míos',

  surrender: {
    title: '¿Rendirse y salir?',
    message: 'Si sales ahora, pierdes la partida.',
    action: 'Rendirse y salir',
  },
  leave: {
    title: '¿Salir de la partida?',
    message: (scorer: string) => `${scorer} sigue marcando por los dos.`,
    action: 'Rendirse y salir',
  },
  whoSurrenders: {
    message: (own: string, rival: string) =>
      `Marcas por ${own} y por ${rival}. Puedes seguir luego; quien se rinda pierde la partida.`,
    by: (name: string) => `Se rinde ${name}`,
  },
};
