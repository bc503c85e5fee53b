/** Three servers behind one address, with every player on another one. */
import { randomUUID } from 'node:crypto';
import type { BedName } from '@darts/rules/play/beds';
import type { EventOf } from '@darts/contracts/realtime';
import { createClient } from 'redis';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { isHealthy } from '../../scripts/is-healthy.ts';
import { clusterForAll } from '../test/cluster.ts';
import { meet, throwTotals } from '../test/game.ts';
import { leagueBody } from '../test/league.ts';
import { openMailbox } from '../test/mailbox.ts';
import { call, connect, login, PASSWORD, type Player } from '../test/player.ts';

const admin = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };
const box = await openMailbox(200); // so slow that several servers come upon the same mails
afterAll(box.close);
const limits = { RATE_LIMITS: 'login-account=5/900' };
const cluster = clusterForAll({ ...admin, ...limits, SMTP_URL: box.url });

const twoPlayers = () => Promise.all([cluster.playerAt(0), cluster.playerAt(1)]);

/** The first turn of a game, as it is entered. */
const showing = (gameId: string, ...beds: BedName[]) => ({ gameId, expectedTurn: 0, beds });

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The messages about a game that the servers have sent each other, as Redis keeps them. */
async function messagesOf(gameId: string): Promise<string[]> {
  const redis = createClient({ url: cluster.redisUrl });
  await redis.connect();
  onTestFinished(() => redis.destroy());
  const messages = (await redis.xRange('socket.io', '-', '+')) ?? [];
  return messages.map(({ message }) => message.data ?? '').filter((data) => data.includes(gameId));
}

test('a third server shows a game between players on two other servers as it is played', async () => {
  const { gameId, first, firstDevice, secondDevice } = await meet(...(await twoPlayers()));
  const onlooker = await (await cluster.playerAt(2)).connect();
  const follower = await (await cluster.playerAt(2)).connect({ turns: 'last' });
  for (const watcher of [onlooker, follower]) await watcher.ask('watch', { gameId });

  await throwTotals(gameId, [firstDevice, secondDevice], [60, 45, 100]);

  const { game: update } = await follower.receives(
    'updateGame',
    (event) => event.game.expectedTurn === 3,
  );
  expect(update).toMatchObject({ lastTurn: { totalScore: 100 } });
  expect(update).not.toHaveProperty('turns');
  for (const device of [firstDevice, secondDevice, onlooker]) {
    const { game } = await device.receives('updateGame', (event) => event.game.expectedTurn === 3);
    expect(game.turns?.map(({ totalScore }) => totalScore)).toEqual([60, 45, 100]);
  }
  await firstDevice.ask('surrenderGame', { gameId });
  const { game } = await onlooker.receives(
    'updateGame',
    (event) => event.game.status === 'finalizada',
  );
  expect(game.winner?.userId).not.toBe(first.userId);
});

test('each turn is two messages between servers, and its thrower gets the event, too', async () => {
  const { gameId, firstDevice, secondDevice } = await meet(...(await twoPlayers()));
  const { length: before } = await messagesOf(gameId);

  for (const [index, device] of [firstDevice, secondDevice, firstDevice].entries()) {
    await device.ask('recordTurn', { gameId, turnScore: 60, turnId: randomUUID() });
    for (const player of [firstDevice, secondDevice]) {
      await player.receives('updateGame', (event) => event.game.expectedTurn === index + 1);
    }
  }

  expect(await messagesOf(gameId)).toHaveLength(before + 3 * 2);
});

test('a player on one server accepts a correction proposed on another, whichever server caches the game', async () => {
  const { gameId, first, firstDevice, second, secondDevice } = await meet(...(await twoPlayers()));
  const onlooker = await (await cluster.playerAt(2)).connect();
  await onlooker.ask('watch', { gameId });
  await throwTotals(gameId, [firstDevice, secondDevice], [60, 45, 100]);

  const asked = { gameId, turn: 2, turnScore: 41 };
  expect(await firstDevice.ask('proposeCorrection', asked)).toEqual({ success: true });
  const { correction } = await secondDevice.receives('correctionProposed');
  expect(correction).toMatchObject({ userId: first.userId, turn: 2, totalScore: 41 });
  const yes = { gameId, accept: true };
  expect(await secondDevice.ask('answerCorrection', yes)).toEqual({ success: true });

  const answer = { gameId, turn: 2, userId: second.userId, accepted: true };
  expect(await firstDevice.receives('correctionAnswered')).toEqual(answer);
  await throwTotals(gameId, [secondDevice, firstDevice], [26, 85]);
  for (const device of [firstDevice, secondDevice, onlooker]) {
    const { game } = await device.receives('updateGame', (event) => event.game.expectedTurn === 5);
    expect(game.turns?.map(({ totalScore }) => totalScore)).toEqual([60, 45, 41, 26, 85]);
    expect(game.turns?.[2]?.corrected?.totalScore).toBe(100);
  }
});

test('darts shown during a turn reach every server, are in no stream, and disappear with their player', async () => {
  const { gameId, firstDevice, secondDevice } = await meet(...(await twoPlayers()));
  const onlooker = await (await cluster.playerAt(2)).connect();
  await onlooker.ask('watch', { gameId });
  const shown = showing(gameId, 'T20', 'S1');

  expect(await firstDevice.ask('showDarts', shown)).toEqual({ success: true });

  for (const device of [secondDevice, onlooker]) {
    expect(await device.receives('dartsShown')).toEqual(shown);
  }
  const messages = await messagesOf(gameId);
  expect(messages.filter((message) => message.includes('dartsShown'))).toEqual([]);
  expect(messages.filter((message) => message.includes('gameStarted'))).not.toEqual([]);
  firstDevice.socket.disconnect();
  for (const device of [secondDevice, onlooker]) {
    await device.settlesOn('dartsShown', { ...shown, beds: [] });
    expect(device.events('dartsShown')).toHaveLength(2);
  }
});

test('a device replaced by a device on another server can no longer show darts', async () => {
  const { gameId, first, firstDevice, secondDevice } = await meet(...(await twoPlayers()));
  const other = await connect(cluster.servers[2]!, first.cookie);
  await other.ask('confirmReplaceGameSessionAccepted', {});
  const shown = showing(gameId, 'S20');

  expect(await firstDevice.ask('showDarts', shown)).toMatchObject({ code: 'other-device' });
  expect(await other.ask('showDarts', showing(gameId, 'D5'))).toEqual({ success: true });

  expect(await secondDevice.receives('dartsShown')).toEqual(showing(gameId, 'D5'));
  expect(secondDevice.events('dartsShown')).toHaveLength(1);
});

test('a rejected challenge, a rematch request and the rival’s exit reach the other server', async () => {
  const [ana, biel] = await twoPlayers();
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);
  await anaDevice.ask('addGameOnlineLobby', {});
  await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });
  await anaDevice.ask('rejectGameRequest', { fromUserId: biel.userId });
  const refused = { userId: ana.userId, username: ana.username };
  expect(await bielDevice.receives('gameRequestRejected')).toEqual(refused);
  await anaDevice.ask('deleteGameOnlineLobby', {});

  const { gameId, first, firstDevice, second, secondDevice } = await meet(ana, biel);
  await firstDevice.ask('surrenderGame', { gameId });
  await firstDevice.ask('rematch', { gameId });
  expect(await secondDevice.receives('rematchWanted')).toEqual({ gameId, userId: first.userId });
  await secondDevice.ask('playerExitGame', { gameId });
  expect(await firstDevice.receives('gameExited')).toEqual({ gameId, userId: second.userId });
});

test('every server lists the same running games', async () => {
  const onlookers = await Promise.all(
    [0, 2].map(async (index) => (await cluster.playerAt(index)).connect()),
  );
  for (const device of onlookers) await device.ask('enterOnlineLobby', {});
  const { gameId, firstDevice } = await meet(...(await twoPlayers()));
  const isListed = ({ runningGames }: EventOf<'updateRunningGames'>) =>
    runningGames.some((game) => game.gameId === gameId);

  for (const device of onlookers) await device.receives('updateRunningGames', isListed);
  await firstDevice.ask('surrenderGame', { gameId });
  for (const { events } of onlookers) {
    await expect.poll(() => isListed(events('updateRunningGames').at(-1)!)).toBe(false);
  }
});

test('players on different servers share one lobby', async () => {
  const [ana, biel] = await twoPlayers();
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);
  await bielDevice.ask('enterOnlineLobby', {});
  await anaDevice.ask('addGameOnlineLobby', {});

  const isThere = ({ lobbyGames }: { lobbyGames: readonly { userId: string }[] }) =>
    lobbyGames.some(({ userId }) => userId === ana.userId);
  await bielDevice.receives('updateLobbyGames', isThere);
  await bielDevice.ask('requestGameToPlayer', { targetUserId: ana.userId });
  const { pendingRequests } = await anaDevice.receives(
    'updatePendingGameRequests',
    (event) => event.pendingRequests.length > 0,
  );
  expect(pendingRequests).toMatchObject([{ fromUserId: biel.userId }]);

  anaDevice.socket.disconnect();
  await bielDevice.receives('updateLobbyGames', (event) => !isThere(event));
  await bielDevice.settlesOn('updatePendingGameRequests', { pendingRequests: [] });
});

test('rematch requests on two servers start one game', async () => {
  const { gameId, firstDevice, secondDevice } = await meet(...(await twoPlayers()));
  await firstDevice.ask('surrenderGame', { gameId });
  await Promise.all([firstDevice, secondDevice].map((device) => device.ask('rematch', { gameId })));

  const { newGameId } = await firstDevice.receives('newGame');
  expect(await secondDevice.receives('newGame')).toEqual({ newGameId, oldGameId: gameId });
  expect(await firstDevice.ask('joinGame', { gameId: newGameId })).toMatchObject({ success: true });
});

test('a rival on another server sees a player’s absence, and the return on a third server', async () => {
  const { gameId, second, firstDevice, secondDevice } = await meet(...(await twoPlayers()));
  secondDevice.socket.disconnect();

  expect(await firstDevice.receives('playerDisconnected')).toMatchObject({ userId: second.userId });
  const back = await connect(cluster.servers[2]!, second.cookie);
  expect(await back.ask('joinGame', { gameId })).toMatchObject({ success: true });
  await firstDevice.settlesOn('updateGame', { game: { absent: [] } });
});

test('a device on one server takes over the game from a device on another, whose turns are refused', async () => {
  const { gameId, first, firstDevice } = await meet(...(await twoPlayers()));
  const other = await connect(cluster.servers[2]!, first.cookie);
  const refused = await other.ask('joinGame', { gameId });
  expect(refused).toMatchObject({ message: 'La partida está abierta en otro dispositivo.' });

  expect(await other.ask('confirmReplaceGameSessionAccepted', {})).toMatchObject({ gameId });

  await firstDevice.receives('forceLeaveGame');
  const turn = { gameId, turnScore: 60, turnId: randomUUID() };
  expect(await firstDevice.ask('recordTurn', turn)).toMatchObject({ success: false });
  expect(await other.ask('recordTurn', turn)).toMatchObject({ success: true });
});

/** A league's game of two, each at a server of their own. */
async function leagueGame() {
  const organiser = await login(cluster.servers[2]!, admin.ADMIN_EMAIL);
  const [ana, biel] = await twoPlayers();
  const body = {
    name: 'Liga de todos',
    startDate: '2026-12-01',
    dayOfWeek: 'Martes',
    maxParticipants: 2,
    isHomeAndAway: false,
  };
  const { leagueId } = (await organiser.post('/leagues/create', body)).data;
  await Promise.all([ana, biel].map((player) => player.post(`/leagues/${leagueId}/join`)));
  await organiser.post(`/leagues/${leagueId}/start`);
  const { games } = (await ana.get(`/leagues/${leagueId}/games/1`)).data;
  const devices = [await ana.connect(), await biel.connect()] as const;
  return { organiser, ana, biel, leagueId, gameId: String(games[0].gameId), devices };
}

test('a player calls a rival on another server once, and the game begins when the rival accepts a scorer', async () => {
  const { ana, biel, gameId, devices } = await leagueGame();
  const [anas, biels] = devices;
  const elsewhere = await (await login(cluster.servers[2]!, ana.email)).connect();
  const calls = await Promise.all(
    [anas, elsewhere].map((device) => device.ask('callRival', { gameId })),
  );
  expect(calls.filter(({ success }) => success)).toMatchObject([{ by: 'page' }]);
  expect(await biels.receives('rivalCalls')).toMatchObject({ gameId, by: { userId: ana.userId } });

  for (const device of [anas, elsewhere]) await device.ask('joinLeagueGameLobby', { gameId });
  const asks = [anas, elsewhere].map((device) => device.ask('proposeScoring', { gameId }));
  for (const asked of await Promise.all(asks)) expect(asked).toMatchObject({ isHere: true });
  expect(await biels.receives('scoringProposed')).toMatchObject({ gameId });
  await biels.ask('answerScoringProposal', { gameId, accept: true });
  for (const device of [anas, elsewhere]) {
    expect(await device.receives('startLeagueGame')).toEqual({ gameId });
  }
  const { game } = (await biel.get(`/games/${gameId}`)).data;
  expect(game).toMatchObject({ status: 'encurso', scorer: ana.userId });
});

test('a league game begins with its players on different servers, and a page on a third server hears that the table changed', async () => {
  const { organiser, biel, leagueId, gameId, devices } = await leagueGame();
  const onlooker = await organiser.connect();
  await onlooker.ask('watch', { leagueId });
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  for (const device of devices) {
    expect(await device.receives('startLeagueGame')).toEqual({ gameId });
    await device.ask('joinGame', { gameId });
  }
  await devices[0].ask('surrenderGame', { gameId });

  expect(await onlooker.receives('leagueChanged')).toEqual({ leagueId });
  const { classification } = (await biel.get(`/leagues/${leagueId}/classification`)).data;
  expect(classification[0]).toMatchObject({ user: { userId: biel.userId }, points: 3 });
});

test('logging out on one server ends the session and its connections on all servers', async () => {
  const ana = await cluster.playerAt(0);
  const elsewhere = await connect(cluster.servers[1]!, ana.cookie);
  const isGone = new Promise((gone) => void elsewhere.socket.once('disconnect', gone));

  await ana.post('/users/logout');

  await isGone;
  const { cookie } = ana;
  expect(await call(cluster.servers[2]!, 'GET', '/users/me', { cookie })).toMatchObject({
    status: 401,
  });
});

test('logging out while Redis does not respond ends the session on all servers within seconds', async () => {
  const [server, other] = cluster.servers;
  const ana = await cluster.playerAt(0);
  const device = await connect(server!, ana.cookie);
  const elsewhere = await connect(other!, ana.cookie);
  server!.redis.set('silent');
  onTestFinished(async () => {
    server!.redis.set('whole');
    await expect.poll(() => isHealthy(server!.url)).toBe(true);
  });

  await ana.post('/users/logout');

  await expect.poll(() => device.socket.connected).toBe(false);
  await expect.poll(() => elsewhere.socket.connected).toBe(false);
  for (const { events } of [device, elsewhere]) {
    expect(events('authError')).toEqual([{ message: 'Tu sesión se ha cerrado.' }]);
  }
});

test('failed log-ins to an account count towards one limit on all servers', async () => {
  const { email } = await cluster.playerAt(0);
  const guess = (index: number) =>
    call(cluster.servers[index % 3]!, 'POST', '/users/login', {
      body: { email, password: 'No-es-esta-1' },
    });
  const answers: number[] = [];
  for (let guesses = 0; guesses < 6; guesses += 1) answers.push((await guess(guesses)).status);

  expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
});

test('each player gets each reminder once from several servers, and not again after a restart', async () => {
  const organiser = await login(cluster, admin.ADMIN_EMAIL);
  const people = await Promise.all([0, 1, 2, 0].map(cluster.playerAt));
  const { leagueId } = (
    await organiser.post('/leagues/create', { ...leagueBody, startDate: dayIn(0) })
  ).data;
  for (const person of people) {
    await person.put('/reminders/', { reminders: true });
    await person.post(`/leagues/${leagueId}/join`, {});
  }
  await organiser.post(`/leagues/${leagueId}/start`, {});
  for (const round of [1, 2, 3]) {
    const { games } = (await organiser.get(`/leagues/${leagueId}/games/${round}`)).data;
    for (const { gameId, player1, player2 } of games) {
      const [one, other] = [player1, player2].map(({ userId }: { userId: string }) =>
        people.find((person) => person.userId === userId)!,
      ) as [Player, Player];
      await one.post(`/games/${gameId}/dates/proposal`, { times: [`${dayIn(3)}T20:30`] });
      const { proposals } = (await other.get(`/games/${gameId}/dates`)).data.dates;
      await other.post(`/games/${gameId}/dates/agreement`, { at: proposals[0].times[0] });
    }
  }

  /** All mails of a kind are due now, and sent. */
  async function send(topic: 'game-in-a-day' | 'game-in-an-hour'): Promise<void> {
    const due = { send_at: Date.now() };
    await cluster.look((db) =>
      db.updateTable('outbox').set(due).where('topic', '=', topic).execute(),
    );
    const stillDue = () =>
      cluster.look((db) =>
        db
          .selectFrom('outbox')
          .select('mail_id')
          .where('topic', '=', topic)
          .where('tries', '=', 0)
          .execute(),
      );
    await expect.poll(stillDue).toEqual([]);
  }
  const received = () =>
    people.map(
      ({ email }) =>
        box.mails.filter(({ to }) => to?.some(({ address }) => address === email)).length,
    );

  await send('game-in-a-day');
  for (const code of await Promise.all(cluster.servers.map((each) => each.stop('SIGTERM')))) {
    expect(code).toBe(0); // what was being sent is sent
  }
  expect(received()).toEqual([3, 3, 3, 3]);
  await Promise.all(cluster.servers.map((each) => each.start()));
  await send('game-in-an-hour');
  await expect.poll(received).toEqual([6, 6, 6, 6]);
});
