import * as at from '../addresses/leagues.ts';
import { competitionFilters } from '../competitions.ts';
import { noFields } from '../envelope.ts';
import * as leagues from '../leagues.ts';
import { CALENDAR, calls } from './call.ts';

const { leagueAnswer: answer } = leagues;
const asCreator = ['league-not-found', 'not-the-creator'] as const;

export const leagueCalls = calls(at, {
  listLeagues: {
    for: 'users',
    query: competitionFilters,
    answer: leagues.leaguesAnswer,
    refusals: [],
  },
  createLeague: {
    for: 'operators',
    body: leagues.newLeague,
    answer: leagues.createdLeague,
    status: 201,
    refusals: ['may-not-organise', 'lost-race'],
  },
  getLeague: { for: 'users', answer, refusals: ['league-not-found'] },
  editLeague: {
    for: 'creator',
    body: leagues.leagueBody,
    answer,
    refusals: [...asCreator, 'may-not-organise', 'not-pending', 'too-many-enrolled', 'lost-race'],
  },
  joinLeague: {
    for: 'users',
    body: noFields,
    answer,
    refusals: ['league-not-found', 'not-pending', 'full', 'lost-race'],
  },
  leaveLeague: {
    for: 'users',
    body: noFields,
    answer,
    refusals: ['league-not-found', 'not-pending', 'lost-race'],
  },
  startLeague: {
    for: 'creator',
    body: noFields,
    answer,
    refusals: [...asCreator, 'not-pending', 'too-few-participants', 'lost-race'],
  },
  endLeague: {
    for: 'creator',
    body: noFields,
    answer,
    refusals: [...asCreator, 'not-in-progress', 'game-in-progress', 'lost-race'],
  },
  getLeagueCalendar: {
    for: 'users',
    ...CALENDAR,
    refusals: ['league-not-found', 'no-league-games', 'too-busy'],
  },
  getRoundsCalendar: { for: 'users', ...CALENDAR, refusals: ['league-not-found', 'too-busy'] },
  getClassification: {
    for: 'users',
    answer: leagues.classification,
    refusals: ['league-not-found'],
  },
  getOutlook: {
    for: 'users',
    answer: leagues.outlookAnswer,
    refusals: [
      'league-not-found',
      'not-in-progress',
      'user-not-found',
      'player-withdrawn',
      'too-busy',
    ],
  },
  getRound: {
    for: 'users',
    answer: leagues.leagueRound,
    refusals: ['league-not-found', 'round-not-found'],
  },
  listOverdueGames: {
    for: 'users',
    query: leagues.overduePage,
    answer: leagues.overdueGames,
    refusals: ['league-not-found'],
  },
});
