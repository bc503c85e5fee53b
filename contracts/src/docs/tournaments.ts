import type { CallDocs } from './doc.ts';
import {
  ana,
  competitionBody,
  gameId,
  listedTournament,
  tournament,
  tournamentId,
} from './examples.ts';

const one = { path: { tournamentId }, data: { tournament } };
const body = { name: tournament.name, ...competitionBody };

const boardId = '4b1f0f6e-7c52-4f0a-9c3b-5d3d2a6a8e17';
const onBoards = {
  ...tournament,
  boards: {
    list: [{ boardId, name: 'Diana 1', gameId }],
    isAutomatic: true,
    waiting: [],
  },
};

export const tournamentDocs = {
  listTournaments: {
    summary: 'Tournaments, newest first',
    refusals: [],
    example: { data: { tournaments: [listedTournament] } },
  },
  createTournament: {
    summary: 'Creates a tournament; for operators and admins',
    refusals: ['may-not-organise', 'league-not-found', 'lost-race'],
    example: { body, data: { tournamentId, tournament } },
  },
  getTournament: {
    summary: 'A tournament, with its bracket',
    refusals: ['tournament-not-found'],
    example: one,
  },
  editTournament: {
    summary: 'Changes a tournament that has not begun; for its creator',
    refusals: [
      'tournament-not-found',
      'may-not-organise',
      'not-the-creator',
      'not-pending',
      'too-many-enrolled',
      'league-not-found',
      'lost-race',
    ],
    example: { ...one, body },
  },
  joinTournament: {
    summary: 'Enrols the caller in a tournament that has not begun',
    refusals: ['tournament-not-found', 'not-pending', 'already-enrolled', 'full', 'lost-race'],
    example: one,
  },
  leaveTournament: {
    summary: 'Takes the caller out of a tournament that has not begun',
    refusals: ['tournament-not-found', 'not-pending', 'not-enrolled', 'lost-race'],
    example: one,
  },
  listTournamentCandidates: {
    summary: 'Players who could be enrolled by hand, by name: names only; for its creator',
    refusals: ['tournament-not-found', 'not-the-creator', 'not-pending'],
    example: { path: one.path, data: { users: [ana] } },
  },
  addTournamentParticipant: {
    summary: 'Enrols a player in a tournament that has not begun; for its creator',
    description:
      'Whoever is enrolled already stays so. Where it is public, they hear of that by mail, once.',
    refusals: [
      'tournament-not-found',
      'not-the-creator',
      'not-pending',
      'user-not-found',
      'full',
      'lost-race',
    ],
    example: { path: one.path, body: { userId: ana.userId }, data: {} },
  },
  removeTournamentParticipant: {
    summary: 'Takes a player out of a tournament that has not begun; for its creator',
    description: 'Whoever is not enrolled stays so.',
    refusals: ['tournament-not-found', 'not-the-creator', 'not-pending', 'lost-race'],
    example: { path: { ...one.path, userId: ana.userId }, data: {} },
  },
  deleteTournament: {
    summary: 'Deletes a tournament that has not begun, with its enrolments; for its creator',
    refusals: ['tournament-not-found', 'not-the-creator', 'not-pending', 'lost-race'],
    example: { path: one.path, data: {} },
  },
  putTournamentInOrder: {
    summary: 'Puts the participants of a tournament in order by hand; for its creator',
    description: 'They are seeded so when it begins. Whoever is not named is seeded behind.',
    refusals: ['tournament-not-found', 'not-the-creator', 'not-pending', 'lost-race'],
    example: { ...one, body: { userIds: [ana.userId] } },
  },
  setTournamentBoards: {
    summary: 'Names the boards of a tournament; for its creator and helpers, until it is over',
    description:
      'All of them, in their order: one that is not named is gone, and what was called to it is called to another. Where games are called by themselves, whoever is next comes to each board as it comes free; games with an agreed time, and those taken off a board, are called by hand. `seen` guards against naming them over somebody who has just named others.',
    refusals: [
      'tournament-not-found',
      'not-the-creator',
      'not-in-progress',
      'boards-changed',
      'board-not-found',
      'lost-race',
    ],
    example: {
      path: one.path,
      body: {
        boards: [{ boardId, name: 'Diana 1' }, { name: 'Diana 2' }],
        isAutomatic: true,
        seen: [{ boardId, name: 'Diana 1' }],
      },
      data: { tournament: onBoards },
    },
  },
  callTournamentGame: {
    summary: 'Calls a game to a free board, or frees the board; for its creator and helpers',
    description:
      'A game on another board is moved. It can be called once its players are known and in no other game of the tournament that is thrown, or called.',
    refusals: [
      'tournament-not-found',
      'not-the-creator',
      'not-in-progress',
      'board-not-found',
      'boards-changed',
      'board-taken',
      'not-callable',
      'lost-race',
    ],
    example: {
      path: { tournamentId, boardId },
      body: { gameId },
      data: { tournament: onBoards },
    },
  },
  startTournament: {
    summary: 'Begins a tournament, and draws its bracket; for its creator',
    refusals: [
      'tournament-not-found',
      'not-the-creator',
      'not-pending',
      'too-few-participants',
      'too-few-for-groups',
      'league-not-found',
      'lost-race',
    ],
    example: one,
  },
  getTournamentCalendar: {
    summary: 'The day of a tournament, as an iCalendar file',
    refusals: ['tournament-not-found'],
    example: {
      path: one.path,
      data: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Tres Dardos//Competiciones//ES',
        'BEGIN:VEVENT',
        `UID:${tournamentId}@dardos.example`,
        'SEQUENCE:0',
        'DTSTAMP:20261120T200000Z',
        'DTSTART;VALUE=DATE:20261203',
        'SUMMARY:Copa de Invierno',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
  },
  endTournament: {
    summary: 'Calls off a tournament in progress; for its creator',
    refusals: [
      'tournament-not-found',
      'not-the-creator',
      'not-in-progress',
      'game-in-progress',
      'lost-race',
    ],
    example: one,
  },
  getTournamentLeaders: {
    summary: 'Who is ahead in a tournament',
    description:
      'The best three: by average, turns of 180, highest close and shortest leg in darts.',
    refusals: ['tournament-not-found'],
    example: {
      path: { tournamentId },
      data: {
        leaders: {
          average: [{ user: ana, value: 61.6 }],
          turns180: [{ user: ana, value: 2 }],
          bestClose: [{ user: ana, value: 120 }],
          bestLeg: [{ user: ana, value: 18 }],
        },
      },
    },
  },
} satisfies CallDocs;
