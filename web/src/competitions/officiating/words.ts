import type { WithdrawalPreview } from '@darts/contracts/results';
import { plural } from '#platform/locale.ts';

export const officiatingWords = {
  title: 'Organizar',

  risk: {
    title: 'En riesgo',
    none: 'No hay ninguna partida que te necesite.',
    failed: 'No se han podido cargar las partidas en riesgo.',
    more: (hidden: number) => plural(hidden, { one: 'Y 1 más.', other: `Y ${hidden} más.` }),
    versus: 'vs',
    due: (date: string) => `A más tardar el ${date}.`,
    agreed: (time: string) => `Quedaron el ${time}.`,
    missed: (time: string) => `Quedaron el ${time} y sigue pendiente.`,
    stopped: 'Se quedó a medias y no cuenta para nadie hasta que la decidas.',
    noDates: 'Nadie ha propuesto fechas.',
    dates: (name: string, times: string, at: string) => `${name} propuso ${times} (el ${at}).`,
    datesGone: (name: string, at: string) => `${name} propuso fechas el ${at}, que ya han pasado.`,
    silent: (name: string) => `${name} no ha respondido.`,
    proposed: (name: string, result: string, at: string) => `${name} dijo el ${at}: ${result}.`,
    disputed: (name: string) => `${name} dice que no fue así.`,
    noShow: (name: string, time: string) => `${name} avisó el ${time}: su rival no ha venido.`,
    reminded: (time: string) => `Recordada el ${time}.`,
    remind: 'Recordar',
    remindGame: (game: string) => `Recordar ${game}`,
    week: 'Una semana más',
    weekGame: (game: string) => `Una semana más para ${game}`,
    decide: 'Decidir',
    decideGame: (game: string) => `Decidir ${game}`,
    walkover: 'Incomparecencia',
    walkoverGame: (game: string) => `Incomparecencia en ${game}`,
    isReminded: 'Recordatorio enviado',
    isMoved: (date: string) => `Hay hasta el ${date}`,
    notDone: 'No se ha podido hacer.',
  },

  grace: {
    label: 'Días de margen',
    hint: 'Los que puede retrasarse una partida antes de estar en riesgo.',
    less: 'Un día menos',
    more: 'Un día más',
    save: 'Guardar',
    range: (most: number) => `Elige de 0 a ${most} días.`,
    saved: 'Días de margen guardados',
    failed: 'No se han podido guardar los días de margen.',
  },

  withdrawal: {
    title: 'Retirar a un jugador',
    player: 'Jugador',
    choose: 'Elige',
    league: 'Retirar de la liga',
    tournament: 'Retirar del torneo',
    askLeague: (name: string) => `¿Retirar a ${name} de la liga?`,
    askTournament: (name: string) => `¿Retirar a ${name} del torneo?`,
    inLeague: [
      'Si ha jugado menos de la mitad de sus partidas, ninguna cuenta en la tabla, tampoco las jugadas.',
      'Si ha jugado la mitad o más, las jugadas cuentan y las que le quedan las ganan sus rivales.',
    ],
    here: ({ played, games, isAllVoid }: WithdrawalPreview) => {
      if (played === games) return 'Ha jugado todas sus partidas: cuentan.';
      const count = `Ha jugado ${played} de ${games}`;
      return isAllVoid
        ? `${count}: ninguna contará.`
        : `${count}: las que quedan se darán por perdidas.`;
    },
    inTournament: ['Su rival pasa de ronda. El cuadro no se vuelve a sortear.'],
    forGood: 'No se puede deshacer.',
    done: 'Jugador retirado',
    failed: 'No se ha podido retirar al jugador.',
  },

  helpers: {
    title: 'Ayudantes',
    about: 'Organizadores que pueden decidir partidas contigo.',
    name: 'Nombre de usuario',
    add: 'Añadir',
    remove: (name: string) => `Quitar a ${name}`,
    noName: 'Escribe su nombre de usuario.',
    added: 'Ayudante añadido',
    removed: 'Ayudante quitado',
    failed: 'No se han podido cambiar los ayudantes.',
  },
};
