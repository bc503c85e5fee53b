import { leagueCalls } from '../calls/leagues.ts';
import { documented, MADE_ONCE } from './doc.ts';
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

export const leagueDocs = documented(leagueCalls, {
  listLeagues: {
    summary: 'Leagues, newest first',
    example: { data: { leagues: [listedLeague] } },
  },
  createLeague: {
    summary: 'Creates a league; for operators and admins',
    description: MADE_ONCE,
    example: { body, data: { leagueId, league } },
  },
  getLeague: {
    summary: 'A league',
    example: one,
  },
  editLeague: {
    summary: 'Changes a league that has not begun; for its creator',
    example: { ...one, body },
  },
  joinLeague: {
    summary: 'Enrols the caller in a league that has not begun',
    description: 'Whoever is enrolled already stays so.',
    example: one,
  },
  leaveLeague: {
    summary: 'Takes the caller out of a league that has not begun',
    description: 'Whoever is out already stays so.',
    example: one,
  },
  startLeague: {
    summary: 'Begins a league, and draws its rounds; for its creator',
    example: one,
  },
  endLeague: {
    summary: 'Ends a league; for its creator',
    description: 'What has not been played counts for nobody.',
    example: one,
  },
  getLeagueCalendar: {
    summary: "The caller's games of a league, as an iCalendar file",
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
    description: 'The withdrawn are ranked behind all others.',
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
    example: {
      path: { ...path, round: 1 },
      data: { round: 1, date: leagueGame.gameDate, games: [leagueGame], resting: null },
    },
  },
  listOverdueGames: {
    summary: 'Games of rounds gone by that are still to be played, oldest first',
    example: { path, data: { games: [leagueGame], total: 1, unplayed: 1, running: [] } },
  },
});
