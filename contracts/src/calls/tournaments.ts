import * as at from '../addresses/tournaments.ts';
import { competitionFilters } from '../competitions.ts';
import { noFields } from '../envelope.ts';
import * as tournaments from '../tournaments.ts';
import { CALENDAR, calls } from './call.ts';

const { tournamentAnswer: answer } = tournaments;
const asOrganiser = ['tournament-not-found', 'not-the-creator'] as const;

export const tournamentCalls = calls(at, {
  listTournaments: {
    for: 'users',
    query: competitionFilters,
    answer: tournaments.tournamentsAnswer,
    refusals: [],
  },
  createTournament: {
    for: 'operators',
    body: tournaments.newTournament,
    answer: tournaments.createdTournament,
    status: 201,
    refusals: ['may-not-organise', 'league-not-found', 'lost-race'],
  },
  getTournament: { for: 'users', answer, refusals: ['tournament-not-found'] },
  editTournament: {
    for: 'creator',
    body: tournaments.tournamentBody,
    answer,
    refusals: [
      ...asOrganiser,
      'may-not-organise',
      'not-pending',
      'too-many-enrolled',
      'league-not-found',
      'lost-race',
    ],
  },
  joinTournament: {
    for: 'users',
    body: noFields,
    answer,
    refusals: ['tournament-not-found', 'not-pending', 'full', 'lost-race'],
  },
  leaveTournament: {
    for: 'users',
    body: noFields,
    answer,
    refusals: ['tournament-not-found', 'not-pending', 'lost-race'],
  },
  startTournament: {
    for: 'creator',
    body: noFields,
    answer,
    refusals: [
      ...asOrganiser,
      'not-pending',
      'too-few-participants',
      'too-few-for-groups',
      'league-not-found',
      'lost-race',
    ],
  },
  endTournament: {
    for: 'creator',
    body: noFields,
    answer,
    refusals: [...asOrganiser, 'not-in-progress', 'game-in-progress', 'lost-race'],
  },
  putTournamentInOrder: {
    for: 'creator',
    body: tournaments.seedsBody,
    answer,
    refusals: [...asOrganiser, 'not-pending', 'seeded-twice', 'not-enrolled', 'lost-race'],
  },
  setTournamentBoards: {
    for: 'organisers',
    body: tournaments.boardsBody,
    answer,
    refusals: [...asOrganiser, 'not-in-progress', 'boards-changed', 'board-not-found', 'lost-race'],
  },
  callTournamentGame: {
    for: 'organisers',
    body: tournaments.boardGameBody,
    answer,
    refusals: [
      ...asOrganiser,
      'not-in-progress',
      'board-not-found',
      'boards-changed',
      'board-taken',
      'not-callable',
      'lost-race',
    ],
  },
  getTournamentCalendar: {
    for: 'users',
    ...CALENDAR,
    refusals: ['tournament-not-found', 'too-busy'],
  },
});
