import type { Kind } from '../addresses/one.ts';
import { dateCalls, movingCalls } from '../calls/dates.ts';
import { documented, MADE_ONCE } from './doc.ts';
import {
  ana,
  biel,
  gameId,
  league,
  leagueGame,
  leagueId,
  token,
  tournamentId,
} from './examples.ts';

const path = { gameId };
const times = ['2026-12-02T19:30:00.000Z', '2026-12-03T20:00:00.000Z'] as const;
const proposal = { by: biel, proposedAt: '2026-11-28T18:04:00.000Z', times };
const dates = { dueDate: leagueGame.gameDate, agreedAt: null, proposals: [proposal] };
const preferences = { calendarToken: token, reminders: true };
const moving = (kind: Kind, ids: Readonly<Record<string, string>>) =>
  documented(movingCalls(kind), {
    moveGame: {
      summary: `Gives a game of a ${kind} another date; for its creator and helpers`,
      description: 'A time that its players have agreed on stays as it is.',
      example: { path: { ...ids, gameId }, body: { dueDate: '2026-12-10' }, data: {} },
    },
    moveRound: {
      summary: `Gives a round of a ${kind} another date; for its creator and helpers`,
      description:
        'With all its games that are still to be played. A time that players have agreed on, and that has not gone by, stays as it is. Of a tournament it is a round of the bracket.',
      example: { path: { ...ids, round: 1 }, body: { dueDate: '2026-12-10' }, data: {} },
    },
  });

export const dateDocs = {
  ...documented(dateCalls, {
    listUpcomingGames: {
      summary: 'The next games that the caller is to play in leagues and tournaments',
      description: 'Twenty at most, by the times agreed on and by their dates.',
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
      example: { path, data: { dates } },
    },
    proposeTimes: {
      summary: 'Proposes one to three times for a game to the rival',
      description:
        'As days and hours of a clock in Madrid. They replace what the caller has proposed before; a time that is agreed on holds until the players agree on another.',
      example: {
        path,
        body: { times: ['2026-12-02T20:30', '2026-12-03T21:00'] },
        data: { dates: { ...dates, proposals: [{ ...proposal, by: ana }] } },
      },
    },
    agreeToTime: {
      summary: 'Agrees to one of the times that the rival proposes',
      example: {
        path,
        body: { at: times[0] },
        data: { dates: { ...dates, agreedAt: times[0], proposals: [] } },
      },
    },
    noteNoShow: {
      summary: 'Tells the organiser that the rival did not come',
      description:
        'The game is at risk from then on, until it has another date or time. Nothing is decided by it.',
      example: { path, data: {} },
    },
    getDatePreferences: {
      summary: "The address of the caller's calendar, and whether they want reminders",
      description: 'The calendar is at `/api/reminders/calendar/{calendarToken}/partidas.ics`.',
      example: { data: preferences },
    },
    setReminders: {
      summary: 'Turns the mails a day and an hour before each game of an agreed time on or off',
      example: { body: { reminders: true }, data: preferences },
    },
    renewCalendar: {
      summary: "Another address for the caller's calendar",
      description: `The one before shows nothing from then on. ${MADE_ONCE}`,
      example: { data: preferences },
    },
    getOwnCalendar: {
      summary: 'The games that a player is still to play, as an iCalendar file',
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
      example: { path: { token }, data: {} },
    },
  }),
  ...moving('league', { leagueId }),
  ...moving('tournament', { tournamentId }),
};
