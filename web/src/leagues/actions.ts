import {
  endLeague,
  joinLeague,
  leaveLeague,
  startLeague,
} from '@darts/contracts/addresses/leagues';
import type { Action } from '#competitions/use-action.ts';
import { call, callOnce } from '#platform/api.ts';
import { leagueWords } from './words.ts';

/** Actions on a league, with their words. */
export const leagueActions = {
  join: {
    send: (id) => call(joinLeague, { params: { leagueId: id } }),
    ...leagueWords.actions.join,
  },
  leave: {
    send: (id) => call(leaveLeague, { params: { leagueId: id } }),
    ...leagueWords.actions.leave,
  },
  start: {
    send: (id) => callOnce(startLeague, 'not-pending', { params: { leagueId: id } }),
    ...leagueWords.actions.start,
  },
  end: {
    send: (id) => callOnce(endLeague, 'not-in-progress', { params: { leagueId: id } }),
    ...leagueWords.actions.end,
  },
} as const satisfies Record<string, Action>;
