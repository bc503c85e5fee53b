import type { Action } from '#competitions/use-action.ts';

/** What can be done to a league, and what is said of it. */
export const leagueActions = {
  join: {
    call: 'join',
    label: 'Unirse a la liga',
    done: 'Te has unido a la liga correctamente',
    failed: 'Error al unirse a la liga',
  },
  leave: {
    call: 'leave',
    label: 'Salir de la liga',
    done: 'Has salido de la liga',
    failed: 'Error al salir de la liga',
  },
  start: {
    call: 'start',
    label: 'Iniciar liga',
    done: 'Liga iniciada',
    failed: 'Error al iniciar la liga',
  },
  end: {
    call: 'end',
    label: 'Terminar liga',
    done: 'Liga finalizada',
    failed: 'Error al finalizar la liga',
  },
} as const satisfies Record<string, Action>;
