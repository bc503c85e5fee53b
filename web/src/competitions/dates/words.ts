/** What is said of when games are thrown. */
export const words = {
  title: 'Fecha',
  agreed: (time: string) => `Acordada: ${time}`,
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

  next: {
    title: 'Mis próximas partidas',
    against: (name: string) => `contra ${name}`,
    by: (date: string) => `A más tardar el ${date}`,
    isAsked: 'Te propone fechas',
    all: (count: number) => `Ver las ${count}`,
  },
};
