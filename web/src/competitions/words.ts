import type { CompetitionStatus } from '@darts/contracts/competitions';
import type { Weekday } from '@darts/rules/leagues/schedule';

/** What leagues and tournaments say alike in several rooms. */
export const words = {
  /** The states of competitions and of their games: as a badge has them, and as a sentence does. */
  statuses: {
    pendiente: { label: 'PENDIENTE', name: 'Pendiente' },
    encurso: { label: 'EN CURSO', name: 'En curso' },
    finalizada: { label: 'FINALIZADA', name: 'Finalizada' },
  } satisfies Record<CompetitionStatus, { readonly label: string; readonly name: string }>,

  weekday: 'Día de juego',
  weekdays: {
    Lunes: 'Lunes',
    Martes: 'Martes',
    Miércoles: 'Miércoles',
    Jueves: 'Jueves',
    Viernes: 'Viernes',
    Sábado: 'Sábado',
    Domingo: 'Domingo',
  } satisfies Record<Weekday, string>,

  /** Whether players meet once or twice: as a form offers it, and as a page says it. */
  type: 'Tipo',
  types: {
    once: { label: 'Solo Ida', name: 'Solo ida' },
    twice: { label: 'Ida y Vuelta', name: 'Ida y vuelta' },
  },
  notSet: 'No establecido', // of what may be left open

  /** Which part of a league a game is. */
  leagueRound: (round: number) => `Jornada ${round}`,
  /** And of a bracket: from the final backwards; shorter where there is little room. */
  bracketRounds: [
    { name: 'Final', short: 'Final' },
    { name: 'Semifinales', short: 'Semifinales' },
    { name: 'Cuartos de final', short: 'Cuartos' },
    { name: 'Octavos de final', short: 'Octavos' },
    { name: 'Dieciseisavos de final', short: 'Dieciseisavos' },
  ],
  earlierRound: (round: number) => `Ronda ${round}`,
  thirdPlace: 'Tercer puesto',
  group: (letters: string) => `Grupo ${letters}`,
  comer: (rank: number, group: string) => `${rank}.º ${group}`, // from a group to the bracket

  /** Of a time that was agreed on for a game that is still to be played. */
  agreedTime: (time: string, hasGoneBy: boolean) => (hasGoneBy ? `${time} (ya pasó)` : time),

  play: 'Jugar',
  calledTo: (board: string) => `Te toca: ${board}`,
  winner: 'Gana', // beside a name
  draw: 'Empate',
  byAbsence: 'Por incomparecencia',
  notPlayed: 'No disputada',
  nobodyCame: 'No vino nadie',
  byWithdrawal: 'Por retirada',
  doesNotCount: 'No cuenta por retirada',
  entered: 'Resultado introducido',
};
