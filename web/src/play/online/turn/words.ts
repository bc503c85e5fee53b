export const onlineTurnWords = {
  yourTurn: '¡Tu turno!',
  rivalsTurn: 'Turno del Oponente...',
  couldNotSaveTurn: 'No se ha podido guardar el turno.',
  unsentTurn: 'Sin enviar: se enviará al volver la conexión',
  blocked: 'Esta red no deja jugar online: prueba otra',
};
