/** Calendars are read by programs that nobody of the project wrote. */
import { expect, test } from 'vitest';
import { readCalendar } from '../test/calendars/read-calendar.ts';
import { begunLeague } from '../test/league.ts';
import type { Player } from '../test/player.ts';
import { startServer } from '../test/server.ts';

const START = Date.parse('2026-10-20T10:00:00Z'); // five days before clocks go back
// Of 30 letters, in more octets than a line has. node-ical takes a backslash before an n for a line break.
const NAME = 'Liga; «Ñu», C:\\d "1=2": 🎯🎯🎯🎯🎯';
const DESCRIPTION = [
  'Jueves, a las 21:00; en «El Triple» (Carrer de l’Àngel, 3). 50 % \\ «10 €» 🎯',
  `https://eltriple.example/?${'dardos=1&'.repeat(20)}fin`,
  '-- BEGIN:VEVENT: aquí no empieza nada --',
].join('\n');

/** A league of two with all that is hard to write down, and the calendars of its first player. */
async function league() {
  let now = START;
  const stage = { name: NAME, description: DESCRIPTION, startDate: '2026-10-19' };
  const { server, creator, people, leagueId } = await begunLeague(2, stage, () => now);
  const [ana, biel] = people as [Player, Player];
  const { gameId } = (await ana.get(`/leagues/${leagueId}/games/1`)).data.games[0];
  const { calendarToken } = (await ana.get('/reminders/')).data;
  return {
    server,
    creator,
    biel,
    leagueId,
    gameId,
    passTo: (time: string) => (now = Date.parse(time)),
    ofLeague: () => readCalendar(`${server.url}/api/leagues/${leagueId}/calendar.ics`, ana.cookie),
    ofRounds: () => readCalendar(`${server.url}/api/leagues/${leagueId}/rounds.ics`, ana.cookie),
    own: () => readCalendar(`${server.url}/api/reminders/calendar/${calendarToken}/partidas.ics`),
    async agree(local: string, at: string) {
      await ana.post(`/games/${gameId}/dates/proposal`, { times: [local] });
      await biel.post(`/games/${gameId}/dates/agreement`, { at });
    },
  };
}

test('a game is the same in every calendar that has it, through all that becomes of it', async () => {
  const { creator, biel, leagueId, gameId, passTo, ofLeague, own, agree } = await league();
  const planned = {
    uid: `${gameId}@localhost`,
    sequence: 0,
    stamp: '2026-10-20T10:00:00.000Z',
    start: '2026-10-22',
    end: undefined,
    summary: `${NAME}: contra ${biel.username}`,
    description: `Jornada 1\n${DESCRIPTION}`,
    url: expect.stringMatching(new RegExp(`^http://localhost:\\d+/game/lobby/${gameId}$`)),
    status: 'CONFIRMED',
    keepsBusy: false,
  };
  expect(await ofLeague()).toEqual({ name: NAME, entries: [planned] });
  expect(await own()).toEqual({ name: 'Mis partidas de dardos', entries: [planned] });

  passTo('2026-10-20T10:00:01Z');
  await agree('2026-10-25T02:30', '2026-10-25T00:30:00.000Z'); // an hour that clocks show twice
  const agreed = {
    ...planned,
    sequence: 1,
    stamp: '2026-10-20T10:00:01.000Z',
    start: '2026-10-25T00:30:00.000Z',
    end: '2026-10-25T01:30:00.000Z',
    keepsBusy: true,
  };
  expect((await ofLeague()).entries).toEqual([agreed]);
  expect((await own()).entries).toEqual([agreed]);

  await agree('2026-11-03T20:30', '2026-11-03T19:30:00.000Z'); // after they went back
  const later = {
    ...agreed,
    sequence: 2,
    start: '2026-11-03T19:30:00.000Z',
    end: '2026-11-03T20:30:00.000Z',
  };
  expect((await ofLeague()).entries).toEqual([later]);
  expect((await own()).entries).toEqual([later]);

  await creator.put(`/leagues/${leagueId}/dates/${gameId}`, { dueDate: '2026-12-31' });
  const [moved] = (await ofLeague()).entries;
  expect((await own()).entries).toEqual([moved]);
  expect(moved?.sequence).toBeGreaterThan(later.sequence);

  const reason = 'Se ha ido a vivir a otra ciudad.';
  const leaving = { userId: biel.userId, reason };
  await creator.post(`/leagues/${leagueId}/withdrawals`, leaving);
  const [off] = (await ofLeague()).entries;
  expect(off).toMatchObject({ uid: planned.uid, status: 'CANCELLED' });
  expect(off?.sequence).toBeGreaterThan(moved!.sequence);
  expect((await own()).entries).toEqual([]);
});

test('who has no game yet subscribes to a calendar that programs take, and it is empty', async () => {
  const server = await startServer();
  const sola = await server.player();
  const { calendarToken } = (await sola.get('/reminders/')).data;
  const url = `${server.url}/api/reminders/calendar/${calendarToken}/partidas.ics`;

  expect(await readCalendar(url)).toEqual({ name: 'Mis partidas de dardos', entries: [] });
});

test('rounds and days are whole days, on which nobody is busy', async () => {
  const { server, creator, leagueId, ofRounds } = await league();
  const day = {
    sequence: 0,
    stamp: '2026-10-20T10:00:00.000Z',
    end: undefined,
    status: 'CONFIRMED',
    keepsBusy: false,
  };
  expect(await ofRounds()).toEqual({
    name: NAME,
    entries: [
      {
        ...day,
        uid: `${leagueId}-1@localhost`,
        start: '2026-10-22',
        summary: `${NAME}: jornada 1`,
        description: `Jornada 1\n${DESCRIPTION}`,
        url: expect.stringMatching(new RegExp(`/leagues/${leagueId}\\?jornada=1$`)),
      },
    ],
  });

  const cup = { name: NAME, description: DESCRIPTION, startDate: '2028-02-29', maxParticipants: 8 };
  const { tournamentId } = (await creator.post('/tournaments/create', cup)).data;
  const url = `${server.url}/api/tournaments/${tournamentId}/calendar.ics`;
  expect(await readCalendar(url, creator.cookie)).toEqual({
    name: NAME,
    entries: [
      {
        ...day,
        uid: `${tournamentId}@localhost`,
        start: '2028-02-29',
        summary: NAME,
        description: DESCRIPTION,
        url: expect.stringMatching(new RegExp(`/tournaments/${tournamentId}$`)),
      },
    ],
  });
});
