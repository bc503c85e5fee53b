/** Calendars are read by programs that nobody of the project wrote. */
import { expect, test } from 'vitest';
import { readCalendar } from '../test/calendars/read-calendar.ts';
import { addOpenGames } from '../test/calendars/open-games.ts';
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

const cupBody = { name: 'Copa', startDate: '2028-02-29', maxParticipants: 8 };

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

test('a game has the same entry in every calendar through each agreement and move, until a withdrawal', async () => {
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
    description: `Jornada 1\nHora acordada: domingo, 25 de octubre, 02:30 (hora peninsular)\n${DESCRIPTION}`,
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
    description: `Jornada 1\nHora acordada: martes, 3 de noviembre, 20:30 (hora peninsular)\n${DESCRIPTION}`,
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

test('a calendar is sent again to a program only after one of its entries has changed', async () => {
  const { server, people, creator, leagueId } = await begunLeague(3);
  const [ana] = people as [Player];
  const { calendarToken } = (await ana.get('/reminders/')).data;
  const { tournamentId } = (await creator.post('/tournaments/create', cupBody)).data;
  const calendars = [
    `/reminders/calendar/${calendarToken}/partidas.ics`,
    `/leagues/${leagueId}/calendar.ics`,
    `/leagues/${leagueId}/rounds.ics`,
    `/tournaments/${tournamentId}/calendar.ics`,
  ];
  const look = (path: string, known = '') =>
    fetch(`${server.url}/api${path}`, { headers: { cookie: ana.cookie, 'if-none-match': known } });
  const tags = new Map<string, string>();
  for (const path of calendars) {
    const answer = await look(path);
    expect(answer.status).toBe(200);
    tags.set(path, answer.headers.get('etag')!);
  }
  const statuses = () =>
    Promise.all(calendars.map(async (path) => (await look(path, tags.get(path))).status));
  expect(await statuses()).toEqual([304, 304, 304, 304]);

  const own = await server.look((db) =>
    db
      .selectFrom('games')
      .select('game_id')
      .where((row) =>
        row.or([row('player1_id', '=', ana.userId), row('player2_id', '=', ana.userId)]),
      )
      .executeTakeFirstOrThrow(),
  );
  await creator.put(`/leagues/${leagueId}/dates/${own.game_id}`, { dueDate: '2027-01-21' });
  expect(await statuses()).toEqual([200, 200, 304, 304]);
  await creator.put(`/tournaments/${tournamentId}`, { ...cupBody, startDate: '2028-03-01' });
  expect(await statuses()).toEqual([200, 200, 304, 200]);
});

test('a calendar holds the next 300 games of a player, with the league description once', async () => {
  const { server, people, leagueId } = await begunLeague(3);
  const [ana] = people as [Player];
  await server.look((db) => addOpenGames(db, { leagueId, userId: ana.userId, count: 400 }));
  const { calendarToken } = (await ana.get('/reminders/')).data;
  const url = `${server.url}/api/reminders/calendar/${calendarToken}/partidas.ics`;

  const { entries } = await readCalendar(url);
  expect(entries).toHaveLength(300);
  expect(entries.map(({ start }) => start)).toEqual(entries.map(({ start }) => start).toSorted());
  expect(entries.filter(({ description }) => description.includes('El Triple'))).toHaveLength(1);

  const { games, total } = (await ana.get('/games/upcoming')).data;
  expect(total).toBe(402);
  expect(games.map((game: { dueDate: string }) => game.dueDate)).toEqual(
    entries.slice(0, 20).map(({ start }) => start),
  );
});

test('each secret calendar address has its own rate limit for reads', async () => {
  const server = await startServer({ env: { RATE_LIMITS: 'calendars=2/60' } });
  const [ana, biel] = [await server.player(), await server.player()];
  const addressOf = async (who: Player) =>
    `${server.url}/api/reminders/calendar/${(await who.get('/reminders/')).data.calendarToken}/partidas.ics`;
  const [own, other] = [await addressOf(ana), await addressOf(biel)];

  const statuses = [];
  for (const url of [own, own, own, other]) statuses.push((await fetch(url)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('a player without games subscribes to an empty but valid calendar', async () => {
  const server = await startServer();
  const sola = await server.player();
  const { calendarToken } = (await sola.get('/reminders/')).data;
  const url = `${server.url}/api/reminders/calendar/${calendarToken}/partidas.ics`;

  expect(await readCalendar(url)).toEqual({ name: 'Mis partidas de dardos', entries: [] });
});

test('rounds and tournament days are all-day entries that keep the user free', async () => {
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
