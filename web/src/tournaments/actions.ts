import {
  joinTournament,
  leaveTournament,
  startTournament,
} from '@darts/contracts/addresses/tournaments';
import type { Action } from '#competitions/use-action.ts';
import { call, callOnce } from '#platform/api.ts';
import { tournamentWords } from './words.ts';

/** Actions on a tournament, with their words. */
export const tournamentActions = {
  join: {
    send: (id) => call(joinTournament, { params: { tournamentId: id } }),
    ...tournamentWords.actions.join,
  },
  leave: {
    send: (id) => call(leaveTournament, { params: { tournamentId: id } }),
    ...tournamentWords.actions.leave,
  },
  start: {
    send: (id) => callOnce(startTournament, 'not-pending', { params: { tournamentId: id } }),
    ...tournamentWords.actions.start,
  },
} as const satisfies Record<string, Action>;
