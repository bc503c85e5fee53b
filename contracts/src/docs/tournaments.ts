import { tournamentCalls } from '../calls/tournaments.ts';
import { documented, MADE_ONCE } from './doc.ts';
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

export const tournamentDocs = documented(tournamentCalls, {
  listTournaments: {
    summary: 'Tournaments, newest first',
    example: { data: { tournaments: [listedTournament] } },
  },
  createTournament: {
    summary: 'Creates a tournament; for operators and admins',
    description: MADE_ONCE,
    example: { body, data: { tournamentId, tournament } },
  },
  getTournament: {
    summary: 'A tournament, with its bracket',
    example: one,
  },
  editTournament: {
    summary: 'Changes a tournament that has not begun; for its creator',
    example: { ...one, body },
  },
  joinTournament: {
    summary: 'Enrols the caller in a tournament that has not begun',
    description: 'Whoever is enrolled already stays so.',
    example: one,
  },
  leaveTournament: {
    summary: 'Takes the caller out of a tournament that has not begun',
    description: 'Whoever is out already stays so.',
    example: one,
  },
  putTournamentInOrder: {
    summary: 'Puts the participants of a tournament in order by hand; for its creator',
    description:
      'They are seeded so when it begins. Whoever is not named is seeded behind, in the order of enrolment. Nobody is named twice, nor anybody who does not take part: `errors.userIds` says who is.',
    example: { ...one, body: { userIds: [ana.userId] } },
  },
  setTournamentBoards: {
    summary: 'Names the boards of a tournament; for its creator and helpers, until it is over',
    description:
      'All of them, in their order: one that is not named is gone, and what was called to it is called to another. Where games are called by themselves, whoever is next comes to each board as it comes free; games with an agreed time, and those taken off a board, are called by hand. `seen` guards against naming them over somebody who has just named others.',
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
    example: {
      path: { tournamentId, boardId },
      body: { gameId },
      data: { tournament: onBoards },
    },
  },
  startTournament: {
    summary: 'Begins a tournament, and draws its bracket; for its creator',
    example: one,
  },
  getTournamentCalendar: {
    summary: 'The day of a tournament, as an iCalendar file',
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
    example: one,
  },
});
