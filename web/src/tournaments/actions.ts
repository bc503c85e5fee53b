import type { Action } from '#competitions/use-action.ts';

const failed = 'Error inesperado';

/** What can be done to a tournament, and what is said of it. */
export const tournamentActions = {
  join: { call: 'join', label: 'Unirse al torneo', done: 'Te has unido al torneo', failed },
  leave: { call: 'leave', label: 'Salir del torneo', done: 'Has abandonado el torneo', failed },
  start: {
    call: 'start',
    label: 'Iniciar torneo',
    done: 'Torneo iniciado correctamente',
    failed,
  },
} as const satisfies Record<string, Action>;
