/** Screens on a wall: views of competitions and games by token, without an account. */
import { expect, test } from 'vitest';
import { meet, throwTotals } from '../../../test/game.ts';
import { begunLeague, pendingLeague } from '../../../test/league.ts';
import { call, type Player } from '../../../test/player.ts';
import { proofLength } from '../../../test/proof.ts';

/** Clock before the first round of a league of three players, which has a game a round. */
const REACHED = { clock: () => Date.parse('2026-09-01T19:00:00Z') };

const RACES = proofLength(100);

type Server = Awaited<ReturnType<typeof begunLeague>>['server'];

const screen = (server: Server, path: string, token?: string) =>
  call(server, 'GET', `/tv${path}${token === undefined ? '' : `?token=${token}`}`, { cookie: '' });

/** Begins a game of the league's first round, and returns the devices in throwing order. */
async function play(people: readonly Player[], creator: Player, leagueId: string) {
  const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
  const { gameId, player1 } = games[0];
  const both = people.filter(({ userId }) =>
    [player1.userId, games[0].player2.userId].includes(userId),
  );
  const devices = await Promise.all(both.map((person) => person.connect()));
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  for (const device of devices) await device.ask('joinGame', { gameId });
  const { turn } = (await creator.get(`/games/${gameId}`)).data.game;
  const first = both.findIndex(({ userId }) => userId === turn);
  return { gameId, first: devices[first]!, second: devices[1 - first]! };
}

test('a screen shows a league with its live games, its next games and its table', async () => {
  const { server, creator, people, leagueId } = await begunLeague(3, {}, REACHED.clock);
  const open = () => creator.post(`/leagues/${leagueId}/screen`);
  const { token } = (await open()).data;
  expect((await open()).data).toEqual({ token });
  const look = async () => (await screen(server, `/leagues/${leagueId}`, token)).data.league;
  const usernames = people.map(({ username }) => username);

  expect(await look()).toMatchObject({
    name: 'Liga de Otoño',
    status: 'encurso',
    running: [],
    runningCount: 0,
    next: [{ date: '2026-09-03', players: expect.any(Array) }],
    thisWeek: 1,
    rounds: [{ round: 1, date: '2026-09-03' }, {}, {}],
  });
  const namesIn = ({ table }: { table: { user: { username: string } }[] }) =>
    table.map(({ user }) => user.username);
  expect(new Set(namesIn(await look()))).toEqual(new Set(usernames));

  const { gameId, first, second } = await play(people, creator, leagueId);
  await throwTotals(gameId, [first, second], [180, 26]);
  await first.ask('showDarts', { gameId, expectedTurn: 2, beds: ['T20', 'S5'] });
  await expect
    .poll(() => look())
    .toMatchObject({ running: [{ gameId, round: 2, beds: ['T20', 'S5'] }], next: [] });
  const [{ left, turns, players }] = (await look()).running;
  expect(left.toSorted()).toEqual([321, 475]);
  expect(turns.map(({ total }: { total: number }) => total)).toEqual([180, 26]);
  expect(usernames).toEqual(expect.arrayContaining(players));

  expect(await screen(server, `/games/${gameId}`)).toMatchObject({ code: 'game-not-found' });
  expect((await screen(server, `/games/${gameId}`, token)).data.game).toMatchObject({ left });

  await throwTotals(gameId, [first, second], [180, 26, 141]);
  await expect
    .poll(() => look())
    .toMatchObject({ running: [], table: [{ points: 3, wins: 1 }, {}, {}] });
  expect(JSON.stringify(await look())).not.toMatch(
    new RegExp(people.map(({ userId }) => userId).join('|')),
  );
});

test('a screen shows a tournament with its bracket, up to the champion', async () => {
  const { server, creator, people } = await begunLeague(2);
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 2 };
  const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
  const path = `/tournaments/${tournamentId}`;
  const { token } = (await creator.post(`${path}/screen`)).data;
  const look = async () => (await screen(server, path, token)).data.tournament;
  for (const person of people) await person.post(`${path}/join`);
  expect(await look()).toMatchObject({ status: 'pendiente', games: [] });

  await creator.post(`${path}/start`);
  await expect
    .poll(() => look())
    .toMatchObject({
      next: [{}],
      games: [{ round: 1, matchNumber: 1, status: 'pendiente', isBye: false }],
    });
  const [{ gameId }] = (await look()).next;
  const devices = await Promise.all(people.map((person) => person.connect()));
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  await expect
    .poll(() => look())
    .toMatchObject({ running: [{ gameId, left: [501, 501] }], next: [] });

  for (const device of devices) await device.ask('joinGame', { gameId });
  await devices[0]!.ask('surrenderGame', { gameId });
  await expect
    .poll(() => look())
    .toMatchObject({
      status: 'finalizada',
      games: [{ status: 'finalizada', endReason: 'surrender' }],
    });
  const [final] = (await look()).games;
  expect(final[`player${final.winnerSeat}`]).toEqual({ username: people[1]!.username });
});

test('games agreed for today or later come first on a screen, before games of past days', async () => {
  let now = REACHED.clock();
  const { server, creator, people, leagueId } = await begunLeague(4, {}, () => now);
  const { token } = (await creator.post(`/leagues/${leagueId}/screen`)).data;
  const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
  const [one, other] = games.map(({ gameId }: { gameId: string }) => gameId);
  const agree = async ({ gameId, player1, player2 }: (typeof games)[0], day: string) => {
    const [first, second] = [player1, player2].map(({ userId }) =>
      people.find((person) => person.userId === userId)!,
    );
    await first!.post(`/games/${gameId}/dates/proposal`, { times: [`${day}T22:00`] });
    await second!.post(`/games/${gameId}/dates/agreement`, { at: `${day}T20:00:00.000Z` });
  };
  await agree(games[0], '2026-09-01');
  await agree(games[1], '2026-09-02');
  const order = async () => {
    const { next } = (await screen(server, `/leagues/${leagueId}`, token)).data.league;
    return next.map(({ gameId }: { gameId: string }) => gameId);
  };
  await expect.poll(order).toEqual([one, other]);

  now = Date.parse('2026-09-01T21:30:00Z'); // an hour and a half late, on the same day
  await expect.poll(order).toEqual([one, other]);
  now = Date.parse('2026-09-01T22:30:00Z'); // past midnight in Spain
  await expect.poll(order).toEqual([other, one]);
});

test('a screen shows the group tables, qualified players, boards and third-place game of a tournament', async () => {
  const { server, creator, people } = await pendingLeague(6);
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 6, hasThirdPlace: true };
  const stages = { ...body, groupStage: { size: 3, through: 2 } };
  const { tournamentId } = (await creator.post('/tournaments/create', stages)).data;
  const path = `/tournaments/${tournamentId}`;
  for (const person of people) await person.post(`${path}/join`);
  await creator.post(`${path}/start`);
  const { token } = (await creator.post(`${path}/screen`)).data;
  const look = async () => (await screen(server, path, token)).data.tournament;
  const shown = await look();
  expect(shown.next).toHaveLength(6);
  expect(shown.thirdPlace).toMatchObject({ player1: null, player2: null, status: 'pendiente' });
  expect(shown.groups).toMatchObject([
    { number: 1, isOver: false, table: [{ played: 0, goesOn: false }, {}, {}] },
    { number: 2, isOver: false },
  ]);

  const named = { boards: [{ name: 'Diana 1' }, { name: 'Fondo' }], isAutomatic: true };
  const { boards, groups } = (await creator.put(`${path}/boards`, named)).data.tournament;
  const [first, second] = boards.list.map((board: { gameId: string }) => board.gameId);
  await expect
    .poll(async () => (await look()).next)
    .toMatchObject([
      { gameId: first, board: 'Diana 1' },
      { gameId: second, board: 'Fondo' },
      {},
      {},
      {},
      {},
    ]);
  const turned = { boards: boards.list.toReversed(), isAutomatic: true };
  const nameBoards = ({ boards: list, ...more }: typeof turned) =>
    creator.put(`${path}/boards`, {
      boards: list.map(({ boardId, name }: { boardId: string; name: string }) => ({
        boardId,
        name,
      })),
      ...more,
    });
  expect((await nameBoards(turned)).status).toBe(200);
  await expect // in the order of the boards, not of the games
    .poll(async () => (await look()).next)
    .toMatchObject([{ board: 'Fondo' }, { board: 'Diana 1' }, {}, {}, {}, {}]);
  await nameBoards({ ...turned, boards: boards.list });
  const { player1, player2 } = groups[1].games.find(
    (game: { gameId: string }) => game.gameId === second,
  );
  for (const person of people) {
    if (![player1.userId, player2.userId].includes(person.userId)) continue;
    await (await person.connect()).ask('joinLeagueGameLobby', { gameId: second });
  }
  await expect.poll(look).toMatchObject({
    running: [{ gameId: second, board: 'Fondo' }],
    next: [{ gameId: first, board: 'Diana 1' }, {}, {}, {}, {}],
  });

  const entered = { outcome: 'result', legsWon: [1, 0], left: 32, reason: 'En otra diana' };
  for (const { gameId } of groups[0].games) await creator.put(`${path}/results/${gameId}`, entered);
  await expect.poll(look).toMatchObject({
    groups: [
      { isOver: true, table: [{ goesOn: true }, { goesOn: true }, { goesOn: false }] },
      { isOver: false },
    ],
  });
  expect((await look()).next).toHaveLength(2);
});

test('a screen shows a game to its end with the current darts, by a token that its players can renew', async () => {
  const { server, creator, people } = await begunLeague(3);
  const [ana, biel, carla] = people as [Player, Player, Player];
  const { gameId, firstDevice, secondDevice } = await meet(ana, biel);
  const path = `/games/${gameId}`;
  const { token } = (await ana.post(`${path}/screen`)).data;
  expect((await biel.post(`${path}/screen`)).data).toEqual({ token });
  for (const other of [carla, creator]) {
    expect(await other.post(`${path}/screen`)).toMatchObject({ code: 'not-a-player' });
  }
  const look = async (by = token) => (await screen(server, path, by)).data?.game;

  await firstDevice.ask('showDarts', { gameId, expectedTurn: 0, beds: ['T20'] });
  await expect.poll(() => look()).toMatchObject({ status: 'encurso', beds: ['T20'], turns: [] });
  await firstDevice.ask('recordTurn', { gameId, turnScore: 60 });
  await expect.poll(() => look()).toMatchObject({ beds: [], turns: [{ total: 60, bust: false }] });
  await secondDevice.ask('surrenderGame', { gameId });
  await expect
    .poll(() => look())
    .toMatchObject({ status: 'finalizada', toThrow: null, endReason: 'surrender' });

  const next = (await biel.post(`${path}/screen/renew`)).data.token;
  expect(await screen(server, path, token)).toMatchObject({ status: 404, code: 'game-not-found' });
  expect(await look(next)).toMatchObject({ status: 'finalizada' });
});

test('a screen with a missing, replaced or wrong token is answered like an unknown league', async () => {
  const { server, creator, people, leagueId } = await begunLeague(3);
  const path = `/leagues/${leagueId}`;
  expect(await people[0]!.post(`${path}/screen`)).toMatchObject({ code: 'not-the-creator' });
  const old = (await creator.post(`${path}/screen`)).data.token;
  const helper = await server.player();
  await creator.put('/users/updateUserRole', { userId: helper.userId, role: 'operator' });
  expect(await helper.post(`${path}/screen`)).toMatchObject({ code: 'not-the-creator' });
  await creator.post(`${path}/helpers`, { username: helper.username });
  expect((await helper.post(`${path}/screen`)).data.token).toBe(old);
  expect((await screen(server, path, old)).status).toBe(200);
  const { token } = (await creator.post(`${path}/screen/renew`)).data;

  const nothing = await screen(server, `/leagues/${creator.userId}`, token);
  const saidOf = ({ status, code, message }: Awaited<ReturnType<typeof screen>>) => ({
    status,
    code,
    message,
  });
  expect(nothing).toMatchObject({ status: 404, code: 'league-not-found' });
  for (const guess of [undefined, '', old, 'A'.repeat(43)]) {
    expect(saidOf(await screen(server, path, guess))).toEqual(saidOf(nothing));
  }
  const elsewhere = await screen(server, `/tournaments/${leagueId}`, token);
  expect(elsewhere).toMatchObject({ status: 404, code: 'tournament-not-found' });
  expect((await screen(server, path, token)).status).toBe(200);
});

test('a deleted tournament is gone from its screen', async () => {
  const { server, creator } = await begunLeague(2);
  const body = { name: 'Otra', startDate: '2026-12-01', maxParticipants: 2 };
  const path = `/tournaments/${(await creator.post('/tournaments/create', body)).data.tournamentId}`;
  const { token } = (await creator.post(`${path}/screen`)).data;
  expect((await screen(server, path, token)).status).toBe(200);

  await creator.delete(path);

  expect(await screen(server, path, token)).toMatchObject({ code: 'tournament-not-found' });
  expect(await creator.post(`${path}/screen`)).toMatchObject({ code: 'tournament-not-found' });
});

test(`${RACES} tournament screens renewed during deletion are refused, or show no tournament`, async () => {
  const { server, creator } = await pendingLeague(2);
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 2 };
  for (let race = 0; race < RACES; race += 1) {
    const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
    const path = `/tournaments/${tournamentId}`;
    await creator.post(`${path}/screen`);

    const [renewed, deleted] = await Promise.all([
      creator.post(`${path}/screen/renew`),
      creator.delete(path),
    ]);

    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(renewed.status);
    const shown = await screen(server, path, renewed.data?.token);
    expect(shown).toMatchObject({ status: 404, code: 'tournament-not-found' });
  }
});

test('a public league and its games are shown without a token, until the league is private again', async () => {
  const { server, creator, people, leagueId } = await begunLeague(2);
  const path = `/leagues/${leagueId}`;
  const { token } = (await creator.post(`${path}/screen`)).data;
  const { next } = (await screen(server, path, token)).data.league;
  expect(next).toHaveLength(1); // both in this week's round and overdue, but listed once
  const { gameId } = await play(people, creator, leagueId);
  const statuses = () =>
    Promise.all([path, `/games/${gameId}`].map(async (of) => (await screen(server, of)).status));
  expect(await statuses()).toEqual([404, 404]);

  await creator.put(`${path}/visibility`, { isPublic: true });
  expect(await statuses()).toEqual([200, 200]);
  await creator.put(`${path}/visibility`, { isPublic: false });
  expect(await statuses()).toEqual([404, 404]);
});
