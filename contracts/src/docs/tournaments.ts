import type { CallDocs } from './doc.ts';
import { ana, competitionBody, listedTournament, tournament, tournamentId } from './examples.ts';

const one = { path: { tournamentId }, data: { tournament } };
const body = { name: tournament.name, ...competitionBody };

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
    description: 'Whoever is enrolled already stays so.',
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
