import type { Action } from '#competitions/use-action.ts';
import { words } from './words.ts';

/** What can be done to a league, and what is said of it. */
export const leagueActions = {
  join: { call: 'join', ...words.actions.join },
  leave: { call: 'leave', ...words.actions.leave },
  start: { call: 'start', ...words.actions.start },
  end: { call: 'end', ...words.actions.end },
} as const satisfies Record<string, Action>;
