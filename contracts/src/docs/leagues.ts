import type { CallDocs } from './doc.ts';
import {
  ana,
  competitionBody,
  figures,
  league,
  leagueGame,
  leagueId,
  listedLeague,
  gameId,
} from './examples.ts';

const path = { leagueId };
const one = { path, data: { league } };
const body = { name: league.name, ...competitionBody };

export const leagueDocs = {
  listLeagues: {
    summary: 'Leagues, newest first',
    refusals: [],
    example: { data: { leagues: [listedLeague] } },
  },
  createLeague: {
    summary: 'Creates a league; for operators and admins',
    refusals: ['may-not-organise', 'lost-race'],
    example: { body, data: { leagueId, league } },
  },
  getLeague: {
    summary: 'A league',
    refusals: ['league-not-found'],
    example: one,
  },
  editLeague: {
    summary: 'Changes a league that has not begun; for its creator',
    refusals: [
      'league-not-found',
      'may-not-organise',
      'not-the-creator',
      'not-pending',
      'too-many-enrolled',
      'lost-race',
    ],
    example: { ...one, body },
  },
  joinLeague: {
    summary: 'Enrols the caller in a league that has not begun',
    refusals: ['league-not-found', 'not-pending', 'already-enrolled', 'full', 'lost-race'],
    example: one,
  },
  leaveLeague: {
    summary: 'Takes the caller out of a league that has not begun',
    refusals: ['league-not-found', 'not-pending', 'not-enrolled', 'lost-race'],
    example: one,
  },
  listLeagueCandidates: {
    summary: 'Players who could be enrolled by hand, by name: names only; for its creator',
    refusals: ['league-not-found', 'not-the-creator', 'not-pending'],
    example: { path: one.path, data: { users: [ana] } },
  },
  addLeagueParticipant: {
    summary: 'Enrols a player in a league that has not begun; for its creator',
    description:
      'Whoever is enrolled already stays so. Where it is public, they hear of that by mail, once.',
    refusals: [
      'league-not-found',
      'not-the-creator',
      'not-pending',
      'user-not-found',
      'full',
      'lost-race',
    ],
    example: { path: one.path, body: { userId: ana.userId }, data: {} },
  },
  removeLeagueParticipant: {
    summary: 'Takes a player out of a league that has not begun; for its creator',
    description: 'Whoever is not enrolled stays so.',
    refusals: ['league-not-found', 'not-the-creator', 'not-pending', 'lost-race'],
    example: { path: { ...one.path, userId: ana.userId }, data: {} },
  },
  deleteLeague: {
    summary: 'Deletes a league that has not begun, with its enrolments; for its creator',
    refusals: ['league-not-found', 'not-the-creator', 'not-pending', 'lost-race'],
    example: { path: one.path, data: {} },
  },
  startLeague: {
    summary: 'Begins a league, and draws its rounds; for its creator',
    refusals: [
      'league-not-found',
      'not-the-creator',
      'not-pending',
      'too-few-participants',
      'lost-race',
    ],
    example: one,
  },
  endLeague: {
    summary: 'Ends a league; for its creator',
    description: 'What has not been played counts for nobody.',
    refusals: [
      'league-not-found',
      'not-the-creator',
      'not-in-progress',
      'game-in-progress',
      'lost-race',
    ],
    example: one,
  },
  getLeagueCalendar: {
    summary: "The caller's games of a league, as an iCalendar file",
    refusals: ['league-not-found', 'no-league-games'],
    example: {
      path,
      data: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Tres Dardos//Competiciones//ES',
        'BEGIN:VEVENT',
        `UID:${gameId}@dardos.example`,
        'SEQUENCE:0',
        'DTSTAMP:20261120T200000Z',
        'DTSTART;VALUE=DATE:20261203',
        'SUMMARY:Liga de Invierno: contra biel',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
  },
  getRoundsCalendar: {
    summary: 'The rounds of a league, as an iCalendar file',
    description: 'While it is pending, those of a full league.',
    refusals: ['league-not-found'],
    example: {
      path,
      data: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Tres Dardos//Competiciones//ES',
        'BEGIN:VEVENT',
        `UID:${leagueId}-1@dardos.example`,
        'SEQUENCE:0',
        'DTSTAMP:20261120T200000Z',
        'DTSTART;VALUE=DATE:20261203',
        'SUMMARY:Liga de Invierno: jornada 1',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
  },
  getClassification: {
    summary: 'The table of a league',
    refusals: ['league-not-found'],
    example: {
      path,
      data: {
        classification: [{ user: ana, ...figures }],
      },
    },
  },
  getOutlook: {
    summary: 'What a player of a league can still reach, and what makes sure of it',
    description: [
      'If all games that are left are played: `best` and `worst` are the places that are possible, exactly',
      'with ten games left in the league or fewer, and bounds that hold above that (`isExact`).',
      '`champion` is one already, `out` cannot be any more, and `own-hands` is champion by winning all that',
      'is left, whatever the others do. `needs`: with that many points more, no ending leads below that place;',
      'nothing is said to be sure that a tie-break would decide.',
    ].join(' '),
    refusals: ['league-not-found', 'not-in-progress', 'user-not-found'],
    example: {
      path: { ...path, userId: ana.userId },
      data: {
        outlook: {
          gamesLeft: 1,
          best: { place: 1, onlyByTieBreak: false },
          worst: { place: 2, onlyByTieBreak: false },
          verdict: 'own-hands',
          needs: [{ place: 1, points: 1 }],
          isExact: true,
        },
      },
    },
  },
  getRound: {
    summary: 'A round of a league, with its games',
    refusals: ['league-not-found', 'round-not-found'],
    example: {
      path: { ...path, round: 1 },
      data: { round: 1, date: leagueGame.gameDate, games: [leagueGame], resting: null },
    },
  },
  listOverdueGames: {
    summary: 'Games of rounds gone by that are still to be played, oldest first',
    refusals: ['league-not-found'],
    example: { path, data: { games: [leagueGame], total: 1, unplayed: 1 } },
  },
  getLeagueLeaders: {
    summary: 'Who is ahead in a league',
    description:
      'The best three: by average, turns of 180, highest close and shortest leg in darts.',
    refusals: ['league-not-found'],
    example: {
      path: { leagueId },
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
