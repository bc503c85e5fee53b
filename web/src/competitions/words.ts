import type { CompetitionStatus } from '@darts/contracts/competitions';
import type { Weekday } from '@darts/rules/leagues/schedule';

export const competitionWords = {
  /** States of competitions and of their games, as a badge and in a sentence. */
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

  /** Single or double round-robin: labels of a form, names on a page. */
  type: 'Tipo',
  types: {
    once: { label: 'Solo Ida', name: 'Solo ida' },
    twice: { label: 'Ida y Vuelta', name: 'Ida y vuelta' },
  },
  notSet: 'No establecido', // for an optional fact without a value

  /** Names of the parts of a league and of a tournament. */
  leagueRound: (round: number) => `Jornada ${round}`,
  /** Rounds of a bracket, from the final backwards. */
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
  qualifier: (rank: number, group: string) => `${rank}.º ${group}`, // from a group to the bracket

  /** Agreed time of a game that is still to be played. */
  peninsular: (time: string) => `${time} (hora peninsular)`,
  agreedTime: (time: string, hasGoneBy: boolean) => (hasGoneBy ? `${time} (ya pasó)` : time),

  play: 'Jugar',
  calledTo: (board: string) => `Te toca: ${board}`,
  winner: 'Gana', // beside a name
  draw: 'Empate',
  byAbsence: 'Por incomparecencia',
  notPlayed: 'No disputada',
  nobodyCame: 'No vino nadie',
  byWithdrawal: 'Por retirada',
  bySurrender: 'Por rendición',
  byDisconnection: 'Por ausencia',
  doesNotCount: 'No cuenta por retirada',
  entered: 'Resultado introducido',
};
