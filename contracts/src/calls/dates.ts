import * as at from '../addresses/dates.ts';
import type { Kind } from '../addresses/one.ts';
import * as dates from '../dates.ts';
import { noFields, requestOnly } from '../envelope.ts';
import { CALENDAR, calls, callsOfKind, HELD_BY_PLAYER, KIND } from './call.ts';

const { gameDatesAnswer, datePreferences } = dates;
const { moveGame, moveRound, ...own } = at;

export const dateCalls = calls(own, {
  listUpcomingGames: { for: 'users', answer: dates.upcomingGames, refusals: ['too-busy'] },
  getGameDates: { for: 'users', answer: gameDatesAnswer, refusals: ['game-not-found'] },
  proposeTimes: {
    for: 'participants',
    body: dates.proposalBody,
    answer: gameDatesAnswer,
    refusals: [...HELD_BY_PLAYER, 'no-such-time', 'time-out-of-range'],
  },
  agreeToTime: {
    for: 'participants',
    body: dates.agreementBody,
    answer: gameDatesAnswer,
    refusals: [...HELD_BY_PLAYER, 'proposal-gone'],
  },
  noteNoShow: {
    for: 'participants',
    body: noFields,
    refusals: [...HELD_BY_PLAYER, 'agreed-later'],
  },
  getDatePreferences: { for: 'users', answer: datePreferences, refusals: ['lost-race'] },
  setReminders: {
    for: 'users',
    body: dates.reminderChoice,
    answer: datePreferences,
    refusals: ['lost-race'],
  },
  renewCalendar: {
    for: 'users',
    body: requestOnly,
    answer: datePreferences,
    refusals: ['lost-race'],
  },
  getOwnCalendar: {
    for: 'anybody',
    ...CALENDAR,
    refusals: ['not-found', 'too-busy'],
  },
  stopReminders: { for: 'anybody', body: noFields, takesForms: true, refusals: [] },
});

/** Calls with which organisers move games and rounds to other dates. */
export const movingCalls = (kind: Kind) => {
  const refusals = [`${kind}-not-found`, 'not-the-creator', 'not-in-progress'] as const;
  return callsOfKind(
    kind,
    { moveGame, moveRound },
    {
      moveGame: {
        id: `move${KIND[kind]}Game`,
        for: 'organisers',
        body: dates.dueDateBody,
        refusals: [...refusals, 'game-not-found', 'already-begun', 'game-over', 'lost-race'],
      },
      moveRound: {
        id: `move${KIND[kind]}Round`,
        for: 'organisers',
        body: dates.dueDateBody,
        refusals: [...refusals, 'round-not-found', 'lost-race'],
      },
    },
  );
};
