/** Tries every call and request with every kind of caller. */
import { randomUUID } from 'node:crypto';
import { requests, type RequestName } from '@darts/contracts/realtime';
import { expect, test } from 'vitest';
import {
  CALLERS,
  CALLS,
  EVENTS,
  LET_IN,
  league,
  tournament,
  type CallerKind,
} from '../test/access/access.ts';
import { startGame } from '../test/game.ts';
import { call, connect, login, PASSWORD, type Player } from '../test/player.ts';
import { startServer } from '../test/server.ts';

/** The used fields of the documentation. */
type Description = { readonly paths: Record<string, Record<string, { security: object[] }>> };

const DAY = 24 * 3_600_000;

/** A caller of each kind, a game that the participant plays, and sockets of the expired one. */
async function allKinds() {
  let now = Date.now();
  const env = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };
  const server = await startServer({ env, clock: () => now });
  const expired = await server.player();
  const expiredDevices = await Promise.all(Object.keys(EVENTS).map(() => expired.connect()));
  for (const device of expiredDevices) await device.ask('hasOtherSocketInGame', {}); // it is let in
  now += 31 * DAY;

  const admin = await login(server, env.ADMIN_EMAIL);
  const [user, operator, creator] = await Promise.all([
    server.player(),
    server.player(),
    server.player(),
  ]);
  for (const { userId } of [operator, creator]) {
    await admin.put('/users/updateUserRole', { userId, role: 'operator' });
  }
  const { leagueId } = (await creator.post('/leagues/create', league)).data;
  const { tournamentId } = (await creator.post('/tournaments/create', tournament)).data;
  const other = (await creator.post('/tournaments/create', tournament)).data.tournamentId;
  const { token } = (await creator.post(`/tournaments/${other}/invitation`)).data;
  const { gameId, first: participant, firstDevice } = await startGame(server);
  const kinds = { expired, user, operator, creator, admin, participant };
  return {
    server,
    kinds,
    leagueId,
    tournamentId,
    token,
    gameId,
    participant,
    firstDevice,
    expiredDevices,
  };
}

test('the documentation says of every call whether it needs a session', async () => {
  const { app } = await startServer();
  const { paths }: Description = (await app.inject('/api/docs/json')).json();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => [
      `${method.toUpperCase()} ${path}`,
      security,
    ]),
  );

  const known = Object.entries(CALLS).map(([route, [door]]) => [
    route,
    LET_IN[door] === CALLERS ? [] : [{ session: [] }],
  ]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
});

test('every call accepts the callers that its access rule allows, and refuses all others', async () => {
  const { server, kinds, leagueId, tournamentId, token, gameId, participant } = await allKinds();
  const breaches: string[] = [];
  for (const [route, [door, body]] of Object.entries(CALLS)) {
    const [method = '', path = ''] = route.split(' ');
    const url = path
      .replace('/api', '')
      .replace('{userId}', participant.userId)
      .replace('{gameId}', gameId)
      .replace('{leagueId}', leagueId)
      .replace('{tournamentId}', tournamentId)
      .replace('{boardId}', randomUUID())
      .replace('{round}', '1')
      .replace('{token}', token)
      .replace(/candidates$/, 'candidates?q=ana');
    for (const kind of CALLERS) {
      const cookie = kind === 'anonymous' ? '' : kinds[kind].cookie;
      const { status } = await call(server, method, url, { cookie, body });

      const isLetIn = LET_IN[door].some((each) => each === kind);
      const isKnown = kind !== 'anonymous' && kind !== 'expired';
      const refusal = isKnown ? 403 : 401;
      const isRight = isLetIn ? ![401, 403].includes(status) && status < 500 : status === refusal;
      if (!isRight) breaches.push(`${route} by ${kind}: ${status}`);
    }
  }
  expect(breaches).toEqual([]);
});

test('every socket request accepts the callers that its access rule allows, and refuses all others', async () => {
  const { server, kinds, gameId, participant, firstDevice, expiredDevices } = await allKinds();
  const other = randomUUID();
  const payloads: Readonly<Partial<Record<RequestName, object>>> = {
    requestGameToPlayer: { targetUserId: other },
    acceptGameRequest: { fromUserId: other },
    rejectGameRequest: { fromUserId: other },
    joinGame: { gameId },
    recordTurn: { gameId, turnScore: 60 },
    showDarts: { gameId, expectedTurn: 0, beds: ['T20'] },
    proposeCorrection: { gameId, turn: 0, turnScore: 45 },
    answerCorrection: { gameId, accept: true },
    surrenderGame: { gameId },
    askToScore: { gameId },
    answerScoring: { gameId, accept: true },
    takeSideBack: { gameId },
    rematch: { gameId },
    playerExitGame: { gameId },
    leaveGame: { gameId },
    finishGameByDisconnectTimeOut: { gameId, winnerUserId: participant.userId },
    watch: { gameId },
    joinLeagueGameLobby: { gameId },
    leaveLeagueGameLobby: { gameId },
    proposeScoring: { gameId },
    answerScoringProposal: { gameId, accept: true },
    callRival: { gameId },
    unwatch: { gameId },
  };
  expect(Object.keys(EVENTS).toSorted()).toEqual(Object.keys(requests).toSorted());

  await expect(connect(server, '')).rejects.toThrow('authError');
  await expect(connect(server, kinds.expired.cookie)).rejects.toThrow('authError');
  for (const [index, name] of Object.keys(EVENTS).entries()) {
    const answer = await expiredDevices[index]!.socket.emitWithAck(
      name,
      payloads[name as RequestName] ?? {},
    );
    expect(answer).toEqual({
      success: false,
      code: 'no-session',
      message: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    });
  }
  const devices: readonly (readonly [CallerKind, Player])[] = [
    ['user', kinds.user],
    ['operator', kinds.operator],
    ['creator', kinds.creator],
    ['admin', kinds.admin],
    ['participant', participant],
  ];
  const breaches: string[] = [];
  for (const [kind, player] of devices) {
    const { socket } = kind === 'participant' ? firstDevice : await player.connect();
    for (const [name, door] of Object.entries(EVENTS)) {
      const payload = payloads[name as RequestName] ?? {};
      const { code } = await socket.emitWithAck(name, payload);

      const isLetIn = LET_IN[door].some((each) => each === kind);
      const isRefused = code === 'not-a-player';
      if (isRefused === isLetIn) breaches.push(`${name} by ${kind}: ${code}`);
    }
  }
  expect(breaches).toEqual([]);
});
