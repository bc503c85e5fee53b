export const dateWords = {
  title: 'Fecha',
  agreed: (time: string) => `Acordada: ${time}`,
  missed: (time: string) => `La hora acordada ya ha pasado y la partida sigue pendiente: ${time}.`,
  afterMissed: 'Podéis jugarla ahora o proponer otra fecha.',
  dueBy: (date: string) => `Sin hora acordada. Se juega a más tardar el ${date}.`,
  zone: 'Hora de la España peninsular.',

  proposes: (name: string) => `${name} propone:`,
  accept: 'Aceptar',
  acceptTime: (time: string) => `Aceptar ${time}`,
  proposed: (times: string) => `Has propuesto ${times}.`,
  waiting: (name: string) => `Falta que ${name} elija.`,
  goneBy: 'Las horas propuestas ya han pasado.',

  propose: 'Proponer fechas',
  proposeOthers: 'Proponer otras fechas',
  time: (number: number) => `Día y hora ${number}`,
  another: 'Añadir otra',
  send: 'Enviar propuesta',
  noTime: 'Elige día y hora.',

  sent: 'Propuesta enviada',
  settled: 'Fecha acordada',
  failed: 'No se ha podido guardar la fecha.',

  move: 'Cambiar fecha',
  moving: 'Si ya han acordado una hora que no ha pasado, se mantiene.',
  newDate: 'A más tardar el',
  noDate: 'Elige una fecha.',
  save: 'Guardar',
  moved: 'Fecha cambiada',

  settings: {
    reminders: 'Avisarme por correo un día y una hora antes de cada partida con hora acordada',
    calendar: 'Mi calendario',
    secret:
      'Suscríbete a esta dirección en tu calendario. Quien la tenga ve tus próximas partidas.',
    renew: 'Cambiar la dirección',
    renewing: 'La dirección de ahora dejará de servir y tendrás que suscribirte otra vez.',
    notLoaded: 'No se han podido cargar tus preferencias.',
    saved: 'Preferencias guardadas',
    failed: 'No se han podido guardar las preferencias.',
  },

  off: {
    title: 'Avisos de mis partidas',
    done: 'Ya no recibirás avisos de tus partidas por correo. Puedes volver a activarlos en la configuración de tu perfil.',
    failed: 'No se han podido desactivar los avisos.',
  },

  next: {
    title: 'Mis próximas partidas',
    against: (name: string) => `contra ${name}`,
    by: (date: string) => `A más tardar el ${date}`,
    isAsked: 'Te propone fechas',
    all: (count: number) => `Ver las ${count}`,
  },
};
