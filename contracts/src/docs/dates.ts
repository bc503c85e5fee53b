import type { CallDoc, CallDocs } from './doc.ts';
import { ana, biel, gameId, league, leagueGame, leagueId, tournamentId } from './examples.ts';

const path = { gameId };
const times = ['2026-12-02T19:30:00.000Z', '2026-12-03T20:00:00.000Z'] as const;
const proposal = { by: biel, proposedAt: '2026-11-28T18:04:00.000Z', times };
const dates = { dueDate: leagueGame.gameDate, agreedAt: null, proposals: [proposal] };
const token = 'Zk1vYXBwcm94aW1hdGVseS1hLXRva2VuLTMyLWJ5dGU';
const preferences = { calendarToken: token, reminders: true };
const refusals = [
  'game-not-found',
  'not-a-player',
  'already-begun',
  'game-over',
  'rival-unknown',
  'lost-race',
] as const;

const moving = (kind: 'league' | 'tournament', ids: Readonly<Record<string, string>>): CallDoc => ({
  summary: `Gives a game of a ${kind} another date; for its creator`,
  description: 'A time that its players have agreed on stays as it is.',
  refusals: [
    `${kind}-not-found`,
    'not-the-creator',
    'not-in-progress',
    'game-not-found',
    'already-begun',
    'game-over',
    'lost-race',
  ],
  example: { path: { ...ids, gameId }, body: { dueDate: '2026-12-10' }, data: {} },
});

export const dateDocs = {
  listUpcomingGames: {
    summary: 'The next games that the caller is to play in leagues and tournaments',
    description: 'Twenty at most, by the times agreed on and by their dates.',
    refusals: [],
    example: {
      data: {
        games: [
          {
            gameId,
            kind: 'league',
            competitionId: leagueId,
            name: league.name,
            round: 1,
            rival: biel,
            dueDate: leagueGame.gameDate,
            agreedAt: times[0],
            isAsked: false,
          },
        ],
        total: 1,
      },
    },
  },
  getGameDates: {
    summary: 'When a game is to be thrown',
    description:
      'Null for a game of no league or tournament. What is proposed is told to its players alone, while it is still to be played.',
    refusals: ['game-not-found'],
    example: { path, data: { dates } },
  },
  proposeTimes: {
    summary: 'Proposes one to three times for a game to the rival',
    description:
      'As days and hours of a clock in Madrid. They replace what the caller has proposed before; a time that is agreed on holds until the players agree on another.',
    refusals: [...refusals, 'no-such-time', 'time-out-of-range'],
    example: {
      path,
      body: { times: ['2026-12-02T20:30', '2026-12-03T21:00'] },
      data: { dates: { ...dates, proposals: [{ ...proposal, by: ana }] } },
    },
  },
  agreeToTime: {
    summary: 'Agrees to one of the times that the rival proposes',
    refusals: [...refusals, 'proposal-gone'],
    example: {
      path,
      body: { at: times[0] },
      data: { dates: { ...dates, agreedAt: times[0], proposals: [] } },
    },
  },
  getDatePreferences: {
    summary: "The address of the caller's calendar, and whether they want reminders",
    description: 'The calendar is at `/api/reminders/calendar/{calendarToken}/partidas.ics`.',
    refusals: ['lost-race'],
    example: { data: preferences },
  },
  setReminders: {
    summary: 'Turns the mails a day and an hour before each game of an agreed time on or off',
    refusals: ['lost-race'],
    example: { body: { reminders: true }, data: preferences },
  },
  renewCalendar: {
    summary: "Another address for the caller's calendar",
    description: 'The one before shows nothing from then on.',
    refusals: ['lost-race'],
    example: { data: preferences },
  },
  getOwnCalendar: {
    summary: 'The games that a player is still to play, as an iCalendar file',
    isPublic: true,
    refusals: ['not-found'],
    example: {
      path: { token },
      data: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Tres Dardos//Competiciones//ES',
        'BEGIN:VEVENT',
        `UID:${gameId}@dardos.example`,
        'SEQUENCE:1',
        'DTSTAMP:20261120T200000Z',
        'DTSTART:20261202T193000Z',
        'DTEND:20261202T203000Z',
        'SUMMARY:Liga de Invierno: contra biel',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
  },
  stopReminders: {
    summary: 'Turns off the reminders of whoever the token was mailed to',
    description:
      'As mail programs do by one click (RFC 8058), too: a form is let in, and not read.',
    isPublic: true,
    refusals: [],
    example: { path: { token }, data: {} },
  },
  moveLeagueGame: moving('league', { leagueId }),
  moveTournamentGame: moving('tournament', { tournamentId }),
} satisfies CallDocs;
