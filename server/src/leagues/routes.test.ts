import type { OverdueGames } from '@darts/contracts/leagues';
import { describe, expect, test } from 'vitest';
import { newAccount } from '../../test/accounts.ts';
import { meet, throwTotals } from '../../test/game.ts';
import { begunLeague, leagueBody, pendingLeague } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';

describe('a league', () => {
  test('shows on creation the number of its rounds and the date of the last round', async () => {
    const { created, creator } = await pendingLeague(0);

    expect(created).toMatchObject({ status: 201, message: 'Liga creada correctamente' });
    expect(created.data.league).toMatchObject({
      ...leagueBody,
      status: 'pendiente',
      legs: 3,
      totalRounds: 3,
      createdBy: creator.userId,
      creator: { username: 'Jefa' },
      participants: [],
    });
    expect(created.data.league.rounds.at(-1)).toEqual({ round: 3, date: '2026-09-17' });
  });

  test('is created by operators and admins only, and refused if a field is invalid', async () => {
    const { creator, people } = await pendingLeague(1);

    expect(await people[0]!.post('/leagues/create', leagueBody)).toMatchObject({ status: 403 });
    const refused = await creator.post('/leagues/create', {
      ...leagueBody,
      name: 'ab',
      maxParticipants: 101,
      dayOfWeek: 'Monday',
      startDate: '2026-02-30',
    });
    expect(refused).toMatchObject({ status: 400, success: false });
    expect(Object.keys(refused.errors).toSorted()).toEqual([
      'dayOfWeek',
      'maxParticipants',
      'name',
      'startDate',
    ]);
  });

  test('is joined and left while pending, and gives its last place to one of twenty at once', async () => {
    const { people, act, creator, leagueId } = await pendingLeague(20, { maxParticipants: 2 });
    await act(creator, 'join');

    const answers = await Promise.all(people.map((person) => act(person, 'join')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.message).toBe('Ya no quedan plazas.');
    expect(await act(creator, 'join')).toMatchObject({ status: 200 });
    expect(await act(creator, 'leave')).toMatchObject({ message: 'Has salido de la liga' });
    const { league } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect(league.participants).toHaveLength(1);
  });

  test('is started by its creator only, and once when ten start calls come at once', async () => {
    const { people, act, creator, leagueId } = await pendingLeague(3);
    expect(await act(creator, 'start')).toMatchObject({ status: 409 });
    for (const person of people) await act(person, 'join');
    expect(await act(people[0]!, 'start')).toMatchObject({ status: 403 });

    const answers = await Promise.all(Array.from({ length: 10 }, () => act(creator, 'start')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rounds = await Promise.all(
      [1, 2, 3].map(
        async (round) => (await creator.get(`/leagues/${leagueId}/games/${round}`)).data,
      ),
    );
    expect(rounds.map(({ date }) => date)).toEqual(['2026-09-03', '2026-09-10', '2026-09-17']);
    for (const { games, resting } of rounds) {
      expect(games).toHaveLength(1);
      expect(people.map(({ userId }) => userId)).toContain(resting.userId);
    }
    expect(new Set(rounds.map(({ resting }) => resting.userId)).size).toBe(3);
    expect(await act(people[0]!, 'leave')).toMatchObject({ status: 409 });
    expect(await creator.get(`/leagues/${leagueId}/games/4`)).toMatchObject({ status: 404 });
  });

  test('is edited by its creator while pending, with no fewer places than enrolled players', async () => {
    const { people, act, creator, leagueId } = await pendingLeague(3);
    for (const person of people) await act(person, 'join');
    const put = (changes: object) =>
      creator.put(`/leagues/${leagueId}`, { ...leagueBody, ...changes });

    expect(await put({ maxParticipants: 2 })).toMatchObject({ status: 409 });
    expect(await put({ name: 'Liga nueva', dayOfWeek: 'Lunes' })).toMatchObject({
      message: 'Liga actualizada correctamente',
      data: { league: { name: 'Liga nueva', dayOfWeek: 'Lunes' } },
    });
    await act(creator, 'start');
    expect(await put({ name: 'Tarde' })).toMatchObject({ status: 409 });
  });

  test('of a creator without an account is started by an admin, and not by a player', async () => {
    const { server, creator: admin, people, act } = await pendingLeague(2);
    for (const person of people) await act(person, 'join');
    const created = { created_by: 'nobody' }; // or null, after a deletion
    await server.look((db) => db.updateTable('competitions').set(created).execute());

    expect(await act(people[0]!, 'start')).toMatchObject({ status: 403 });
    expect(await act(admin, 'start')).toMatchObject({ status: 200 });
  });
});

describe('the list of leagues', () => {
  test('is filtered by status, by name or creator name, and by leagues joined or created', async () => {
    const { people, act, creator } = await pendingLeague(1, { name: 'Cien% seguro' });
    await creator.post('/leagues/create', { ...leagueBody, name: 'Otra' });
    await act(people[0]!, 'join');
    const names = async (who: Player, query: string) =>
      (await who.get(`/leagues/?${query}`)).data.leagues.map(({ name }: { name: string }) => name);
    const [person] = people as [Player];

    expect(await names(person, 'status=pendiente,encurso')).toEqual(['Otra', 'Cien% seguro']);
    expect(await names(person, 'status=finalizada')).toEqual([]);
    expect(await names(person, 'q=N%25+SEG')).toEqual(['Cien% seguro']);
    expect(await names(person, 'q=_')).toEqual([]);
    expect(await names(person, 'q=jefa')).toEqual(['Otra', 'Cien% seguro']);
    expect(await names(person, 'mine=true')).toEqual(['Cien% seguro']);
    expect(await names(person, 'created=true')).toEqual([]);
    expect(await person.get('/leagues/?status=nada')).toMatchObject({ status: 400 });
  });
});

describe('a league game', () => {
  test('starts when both players are in its lobby, and its result counts in the table', async () => {
    const { server, people, creator, leagueId } = await begunLeague(2);
    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    const [{ gameId, player1 }] = games;
    const onlooker = await creator.connect();
    await onlooker.ask('watch', { leagueId });
    const home = people.find(({ userId }) => userId === player1.userId)!;
    const away = people.find(({ userId }) => userId !== player1.userId)!;
    const [homeDevice, secondTab, awayDevice] = [
      await home.connect(),
      await home.connect(),
      await away.connect(),
    ];
    expect(await onlooker.ask('joinLeagueGameLobby', { gameId })).toMatchObject({
      message: 'No formas parte de esta partida.',
    });

    await homeDevice.ask('joinLeagueGameLobby', { gameId });
    await secondTab.ask('joinLeagueGameLobby', { gameId });
    await homeDevice.settlesOn('preLobbyUpdate', {
      players: [{ userId: home.userId, username: home.username }],
    });
    expect((await home.get(`/games/${gameId}`)).data.game.status).toBe('pendiente');
    secondTab.socket.disconnect();
    await awayDevice.ask('joinLeagueGameLobby', { gameId });

    for (const device of [homeDevice, awayDevice]) {
      expect(await device.receives('startLeagueGame')).toEqual({ gameId });
      await device.ask('joinGame', { gameId });
    }
    const { game } = (await home.get(`/games/${gameId}`)).data;
    expect(game).toMatchObject({ status: 'encurso', turn: home.userId, leagueId });
    expect(await creator.post(`/leagues/${leagueId}/end`)).toMatchObject({
      status: 409,
      message: 'Hay una partida en juego. Espera a que termine.',
    });
    const { running } = (await creator.get(`/leagues/${leagueId}/overdue`)).data;
    expect(running).toMatchObject([{ gameId, status: 'encurso', round: 1 }]);
    await throwTotals(gameId, [homeDevice, awayDevice], [180, 100, 180, 60, 141]);

    expect(await onlooker.receives('leagueChanged')).toEqual({ leagueId });
    const table = await creator.get(`/leagues/${leagueId}/classification`);
    expect(table.data.classification).toEqual([
      expect.objectContaining({ rank: 1, played: 1, wins: 1, points: 3 }),
      expect.objectContaining({ rank: 2, played: 1, losses: 1, points: 0 }),
    ]);
    expect(table.data.classification[0].user.userId).toBe(home.userId);
    expect(await homeDevice.ask('rematch', { gameId })).toMatchObject({
      message: 'Esta partida no permite revancha.',
    });
    expect(
      await server.look((db) => db.selectFrom('waiting_players').selectAll().execute()),
    ).toEqual([]);
  });

  test('sends its lobby and start events to its players only', async () => {
    const { people, creator, leagueId } = await begunLeague(2);
    const { gameId } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
    const [stranger, ...devices] = await Promise.all(
      [creator, ...people].map((person) => person.connect()),
    );

    const { success } = await stranger!.ask('joinLeagueGameLobby', { gameId });
    for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });

    expect(success).toBe(false);
    for (const device of devices) await device.receives('startLeagueGame');
    await stranger!.ask('hasOtherSocketInGame', {}); // comes after all that was sent before
    expect(stranger!.events('preLobbyUpdate')).toEqual([]);
    expect(stranger!.events('startLeagueGame')).toEqual([]);
  });

  test('refuses its lobby to a player in another game, and does not show the player to the rival', async () => {
    const { server, people, leagueId, creator } = await begunLeague(2);
    const [busy, rival] = people as [Player, Player];
    const { gameId } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
    const { gameId: other } = await meet(busy, await server.player());
    const [busyDevice, rivalDevice] = [await busy.connect(), await rival.connect()];

    expect(await busyDevice.ask('joinLeagueGameLobby', { gameId })).toEqual({
      success: false,
      code: 'already-playing',
      message: 'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.',
    });
    expect(await rivalDevice.ask('joinLeagueGameLobby', { gameId })).toEqual({ success: true });
    await rivalDevice.settlesOn('preLobbyUpdate', {
      players: [{ userId: rival.userId, username: rival.username }],
    });

    await (await busy.connect()).ask('surrenderGame', { gameId: other });
    expect(await busyDevice.ask('joinLeagueGameLobby', { gameId })).toEqual({ success: true });
    expect(await rivalDevice.receives('startLeagueGame')).toEqual({ gameId });
  });

  test('drops a player who began another game from its lobby, and sends the rival an update', async () => {
    const { server, people, leagueId, creator } = await begunLeague(2);
    const [busy, rival] = people as [Player, Player];
    const { gameId } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
    const [busyDevice, rivalDevice] = [await busy.connect(), await rival.connect()];
    await busyDevice.ask('joinLeagueGameLobby', { gameId });
    const { gameId: other } = await meet(busy, await server.player());

    expect(await rivalDevice.ask('joinLeagueGameLobby', { gameId })).toEqual({ success: true });
    for (const device of [busyDevice, rivalDevice]) {
      await device.settlesOn('preLobbyUpdate', {
        players: [{ userId: rival.userId, username: rival.username }],
      });
    }

    await (await busy.connect()).ask('surrenderGame', { gameId: other });
    expect(await busyDevice.ask('joinLeagueGameLobby', { gameId })).toEqual({ success: true });
    expect(await rivalDevice.receives('startLeagueGame')).toEqual({ gameId });
  });

  test('that was drawn stays a draw when one of its players deletes the account', async () => {
    const { people, creator, leagueId } = await begunLeague(2);
    const { gameId, player1 } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
    const home = people.find(({ userId }) => userId === player1.userId)!;
    const away = people.find(({ userId }) => userId !== player1.userId)!;
    const [homeDevice, awayDevice] = [await home.connect(), await away.connect()];
    for (const device of [homeDevice, awayDevice]) {
      await device.ask('joinLeagueGameLobby', { gameId });
    }
    for (const device of [homeDevice, awayDevice]) await device.ask('joinGame', { gameId });
    const isDraw = async () =>
      (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0].isDraw;
    expect(await isDraw()).toBe(false);
    await throwTotals(gameId, [homeDevice, awayDevice], Array<number>(30).fill(26));
    expect(await isDraw()).toBe(true);

    await away.post('/users/delete');

    expect(await isDraw()).toBe(true);
  });

  test('that was not played is void when the league ends, and does not count in the table', async () => {
    const { creator, leagueId } = await begunLeague(3);

    expect(await creator.post(`/leagues/${leagueId}/end`)).toMatchObject({
      status: 200,
      message: 'Liga finalizada',
      data: { league: { status: 'finalizada' } },
    });

    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    const undecided = { endReason: 'void', winnerId: null, isDraw: false };
    expect(games).toMatchObject([{ status: 'finalizada', ...undecided }]);
    const { classification } = (await creator.get(`/leagues/${leagueId}/classification`)).data;
    expect(classification.every(({ played }: { played: number }) => played === 0)).toBe(true);
  });

  test('of a player who deletes the account is lost by absence, and the player leaves pending leagues', async () => {
    const { people, creator, leagueId } = await begunLeague(2);
    const [one, other] = people as [Player, Player];
    const pending = (await creator.post('/leagues/create', leagueBody)).data.leagueId;
    await one.post(`/leagues/${pending}/join`);

    await one.post('/users/delete');

    const { games } = (await other.get(`/leagues/${leagueId}/games/1`)).data;
    expect(games).toMatchObject([{ endReason: 'absence', winnerId: other.userId }]);
    const { classification } = (await other.get(`/leagues/${leagueId}/classification`)).data;
    expect(classification).toMatchObject([
      { user: { userId: other.userId }, points: 3 },
      { user: { userId: null, username: 'Jugador eliminado' }, points: 0 },
    ]);
    const { stats } = (await other.get('/users/me')).data.user;
    expect(stats.gamesPlayed).toBe(0);
    expect((await other.get(`/leagues/${pending}`)).data.league.participants).toEqual([]);
  });
});

test('the open games of past rounds are listed in pages, by the calendar of Madrid', async () => {
  let now = Date.parse('2026-09-03T21:59:00Z'); // a minute to midnight in Madrid
  const { people, leagueId } = await begunLeague(4, {}, () => now);
  const [leaver, person] = people as [Player, Player];
  const overduePage = async (query: string): Promise<OverdueGames> => {
    await person.post('/users/refresh-token');
    return (await person.get(`/leagues/${leagueId}/overdue?${query}`)).data;
  };
  const overdue = async () => (await overduePage('')).games;
  expect(await overdue()).toEqual([]);

  now += 60_000;
  const { games } = (await person.get(`/leagues/${leagueId}/games/1`)).data;
  expect(await overdue()).toEqual(games);

  await leaver.post('/users/delete'); // whose games are lost by absence
  now += 7 * 24 * 3_600_000;
  expect(await overdue()).toMatchObject([
    { round: 1, gameDate: '2026-09-03', status: 'pendiente' },
    { round: 2, gameDate: '2026-09-10', status: 'pendiente' },
  ]);
  const inGrace = await overduePage('inGrace=true'); // seven days of it
  expect(inGrace).toMatchObject({ games: [{ round: 2 }], total: 1, unplayed: 3 });
  expect(inGrace.games).toHaveLength(1);
  const first = await overduePage('limit=1');
  expect(first).toMatchObject({ games: [{ round: 1 }], total: 2, unplayed: 3 });
  const second = await overduePage(`limit=1&after=${first.games[0]!.gameId}`);
  expect(second).toMatchObject({ games: [{ round: 2 }], total: 2 });
  expect((await overduePage(`limit=1&after=${second.games[0]!.gameId}`)).games).toEqual([]);
});

test('a home-and-away league of a hundred players starts with 9,900 games', async () => {
  const { creator, leagueId, act, server } = await pendingLeague(1, {
    maxParticipants: 100,
    isHomeAndAway: true,
  });
  const accounts = Array.from({ length: 100 }, () => newAccount({ now: Date.now() }));
  const enrolments = accounts.map(({ user_id }, enrolled_at) => ({
    competition_id: leagueId,
    user_id,
    enrolled_at,
  }));
  await server.look(async (db) => {
    await db.insertInto('users').values(accounts).execute();
    await db.insertInto('enrolments').values(enrolments).execute();
  });

  expect(await act(creator, 'start')).toMatchObject({ status: 200 });

  const { rounds, totalRounds } = (await creator.get(`/leagues/${leagueId}`)).data.league;
  expect([rounds.length, totalRounds]).toEqual([198, 198]);
  const { games } = (await creator.get(`/leagues/${leagueId}/games/198`)).data;
  expect(games).toHaveLength(50);
  const { classification } = (await creator.get(`/leagues/${leagueId}/classification`)).data;
  expect(classification).toHaveLength(100);
});
