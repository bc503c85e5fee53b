/** Who may make which call and send which event: every one of them, by every kind of caller. */
import { randomUUID } from 'node:crypto';
import { requests, type RequestName } from '@darts/contracts/realtime';
import { expect, test } from 'vitest';
import { startGame } from '../test/game.ts';
import { call, connect, login, PASSWORD, type Player } from '../test/player.ts';
import { startServer } from '../test/server.ts';

const CALLERS = [
  'anonymous',
  'expired',
  'user',
  'participant', // of the game
  'operator',
  'creator', // of the league, an operator too
  'admin',
] as const;
type CallerKind = (typeof CALLERS)[number];

/** Who is let past the door. What they ask for there may still not be possible. */
const LET_IN = {
  anybody: CALLERS,
  users: ['user', 'participant', 'operator', 'creator', 'admin'],
  participants: ['participant'],
  self: ['participant'], // the calls below are about the participant
  admins: ['admin'],
  organisers: ['operator', 'creator', 'admin'],
  creator: ['creator'],
} as const satisfies Record<string, readonly CallerKind[]>;
type Door = keyof typeof LET_IN;

const turn = { darts: [20, 20, 20] };
const edit = { username: 'Otro' };
const email = 'nadie@correo.es';
const reason = 'Avisó tarde.';
const proposedAt = '2030-01-01T19:30:00.000Z';
const tournament = { name: 'Copa de Invierno', startDate: '2026-12-01', maxParticipants: 8 };
const league = {
  ...tournament,
  dayOfWeek: 'Jueves',
  isHomeAndAway: true,
};

const CALLS: Readonly<Record<string, readonly [Door, object?]>> = {
  'GET /api/health/': ['anybody'],
  'GET /api/sponsors/': ['anybody'],
  'GET /api/users/has-session': ['anybody'],
  'GET /api/users/sign-in-options': ['anybody'],
  'POST /api/users/create': ['anybody', {}],
  'POST /api/users/send-recovery': ['anybody', { email }],
  'POST /api/users/validateresetpasswordtoken': ['anybody', { token: 'no' }],
  'POST /api/users/resetpassword': ['anybody', { token: 'no', password: PASSWORD }],
  'POST /api/users/login-google': ['anybody', { token: '' }],
  'POST /api/users/login': ['anybody', {}],
  'GET /api/users/getuser': ['users'],
  'GET /api/users/me': ['users'],
  'GET /api/users/{userId}': ['users'],
  'PUT /api/users/{userId}': ['self', edit],
  'POST /api/users/changepassword': ['users', {}],
  'GET /api/users/getAllUsers': ['admins'],
  'PUT /api/users/updateUserRole': ['admins', { userId: randomUUID(), role: 'user' }],
  'GET /api/games/{gameId}': ['users'],
  'GET /api/games/{gameId}/details': ['users'],
  'GET /api/games/{gameId}/stage': ['users'],
  'GET /api/games/upcoming': ['users'],
  'GET /api/games/{gameId}/dates': ['users'],
  'POST /api/games/{gameId}/dates/proposal': ['participants', { times: ['2030-01-01T20:30'] }],
  'POST /api/games/{gameId}/dates/agreement': ['participants', { at: '2030-01-01T19:30:00Z' }],
  'GET /api/games/{gameId}/result': ['users'],
  'POST /api/games/{gameId}/result/proposal': ['participants', { legsWon: [1, 0], left: 32 }],
  'POST /api/games/{gameId}/result/confirm': ['participants', { proposedAt }],
  'POST /api/games/{gameId}/result/dispute': ['participants', { proposedAt }],
  'POST /api/games/{gameId}/turn': ['participants', turn],
  'GET /api/games/activegame/{userId}': ['self'],
  'GET /api/games/getFinishedGamesByUser/{userId}': ['users'],
  'GET /api/games/statistics/{userId}': ['users'],
  'GET /api/users/me/export': ['users'],
  'GET /api/users/me/games.csv': ['users'],
  'GET /api/users/{userId}/statistics': ['users'],
  'GET /api/users/{userId}/rivals': ['users'],
  'GET /api/leagues/{leagueId}/leaders': ['users'],
  'GET /api/tournaments/{tournamentId}/leaders': ['users'],
  'GET /api/leagues/': ['users'],
  'POST /api/leagues/create': ['organisers', league],
  'GET /api/leagues/{leagueId}': ['users'],
  'PUT /api/leagues/{leagueId}': ['creator', league],
  'POST /api/leagues/{leagueId}/join': ['users'],
  'POST /api/leagues/{leagueId}/start': ['creator'],
  'POST /api/leagues/{leagueId}/leave': ['users'],
  'POST /api/leagues/{leagueId}/end': ['creator'],
  'GET /api/leagues/{leagueId}/classification': ['users'],
  'GET /api/leagues/{leagueId}/outlook/{userId}': ['users'],
  'GET /api/leagues/{leagueId}/calendar.ics': ['users'],
  'GET /api/leagues/{leagueId}/rounds.ics': ['users'],
  'GET /api/leagues/{leagueId}/games/{round}': ['users'],
  'GET /api/leagues/{leagueId}/overdue': ['users'],
  'GET /api/leagues/{leagueId}/candidates': ['creator'],
  'POST /api/leagues/{leagueId}/participants': ['creator', { userId: randomUUID() }],
  'DELETE /api/leagues/{leagueId}/participants/{userId}': ['creator'],
  'POST /api/leagues/{leagueId}/invitation': ['creator'],
  'POST /api/leagues/{leagueId}/invitation/renew': ['creator'],
  'PUT /api/leagues/{leagueId}/dates/{gameId}': ['creator', { dueDate: '2030-01-01' }],
  'PUT /api/leagues/{leagueId}/results/{gameId}': ['creator', { outcome: 'void', reason }],
  'POST /api/leagues/{leagueId}/results/{gameId}/taking-back': ['creator', { reason }],
  'POST /api/leagues/{leagueId}/withdrawals': ['creator', { userId: randomUUID(), reason }],
  'GET /api/leagues/{leagueId}/history': ['users'],
  'GET /api/leagues/{leagueId}/at-risk': ['creator'],
  'POST /api/leagues/{leagueId}/at-risk/{gameId}/reminder': ['creator'],
  'PUT /api/leagues/{leagueId}/grace': ['creator', { days: 7 }],
  'GET /api/leagues/{leagueId}/helpers': ['users'],
  'POST /api/leagues/{leagueId}/helpers': ['creator', { username: 'nadie' }],
  'DELETE /api/leagues/{leagueId}/helpers/{userId}': ['creator'],
  'DELETE /api/leagues/{leagueId}': ['creator'],
  'GET /api/tournaments/': ['users'],
  'POST /api/tournaments/create': ['organisers', tournament],
  'GET /api/tournaments/{tournamentId}': ['users'],
  'PUT /api/tournaments/{tournamentId}': ['creator', tournament],
  'PUT /api/tournaments/{tournamentId}/seeds': ['creator', { userIds: [] }],
  'PUT /api/tournaments/{tournamentId}/boards': ['creator', { boards: [], isAutomatic: true }],
  'PUT /api/tournaments/{tournamentId}/boards/{boardId}/game': ['creator', { gameId: null }],
  'POST /api/tournaments/{tournamentId}/join': ['users'],
  'POST /api/tournaments/{tournamentId}/start': ['creator'],
  'POST /api/tournaments/{tournamentId}/leave': ['users'],
  'POST /api/tournaments/{tournamentId}/end': ['creator'],
  'GET /api/tournaments/{tournamentId}/calendar.ics': ['users'],
  'GET /api/tournaments/{tournamentId}/candidates': ['creator'],
  'POST /api/tournaments/{tournamentId}/participants': ['creator', { userId: randomUUID() }],
  'DELETE /api/tournaments/{tournamentId}/participants/{userId}': ['creator'],
  'POST /api/tournaments/{tournamentId}/invitation': ['creator'],
  'POST /api/tournaments/{tournamentId}/invitation/renew': ['creator'],
  'PUT /api/tournaments/{tournamentId}/dates/{gameId}': ['creator', { dueDate: '2030-01-01' }],
  'PUT /api/tournaments/{tournamentId}/results/{gameId}': ['creator', { outcome: 'void', reason }],
  'POST /api/tournaments/{tournamentId}/results/{gameId}/taking-back': ['creator', { reason }],
  'POST /api/tournaments/{tournamentId}/withdrawals': ['creator', { userId: randomUUID(), reason }],
  'GET /api/tournaments/{tournamentId}/history': ['users'],
  'GET /api/tournaments/{tournamentId}/at-risk': ['creator'],
  'POST /api/tournaments/{tournamentId}/at-risk/{gameId}/reminder': ['creator'],
  'PUT /api/tournaments/{tournamentId}/grace': ['creator', { days: 7 }],
  'GET /api/tournaments/{tournamentId}/helpers': ['users'],
  'POST /api/tournaments/{tournamentId}/helpers': ['creator', { username: 'nadie' }],
  'DELETE /api/tournaments/{tournamentId}/helpers/{userId}': ['creator'],
  'DELETE /api/tournaments/{tournamentId}': ['creator'],
  'PUT /api/leagues/{leagueId}/visibility': ['creator', { isPublic: false }],
  'PUT /api/tournaments/{tournamentId}/visibility': ['creator', { isPublic: false }],
  'GET /api/leagues/{leagueId}/table.csv': ['users'],
  'GET /api/leagues/{leagueId}/table.json': ['users'],
  'GET /api/tournaments/{tournamentId}/groups.csv': ['users'],
  'GET /api/tournaments/{tournamentId}/bracket.csv': ['users'],
  'GET /api/tournaments/{tournamentId}/bracket.json': ['users'],
  'GET /api/public/leagues/{leagueId}/table.csv': ['anybody'],
  'GET /api/public/leagues/{leagueId}/table.json': ['anybody'],
  'GET /api/public/tournaments/{tournamentId}/groups.csv': ['anybody'],
  'GET /api/public/tournaments/{tournamentId}/bracket.csv': ['anybody'],
  'GET /api/public/tournaments/{tournamentId}/bracket.json': ['anybody'],
  'GET /api/public/leagues/{leagueId}': ['anybody'],
  'GET /api/public/leagues/{leagueId}/games/{round}': ['anybody'],
  'GET /api/public/tournaments/{tournamentId}': ['anybody'],
  'GET /api/public/games/{gameId}': ['anybody'],
  'GET /api/public/leagues/{leagueId}/events': ['anybody'],
  'GET /api/public/tournaments/{tournamentId}/events': ['anybody'],
  'GET /api/invitations/{token}': ['anybody'],
  'GET /api/tv/leagues/{leagueId}': ['anybody'],
  'GET /api/tv/tournaments/{tournamentId}': ['anybody'],
  'GET /api/tv/games/{gameId}': ['anybody'],
  'POST /api/tv/local/': ['anybody'],
  'GET /api/tv/local/{code}': ['anybody'],
  'PUT /api/tv/local/{code}': ['anybody', {}],
  'DELETE /api/tv/local/{code}': ['anybody'],
  'POST /api/leagues/{leagueId}/screen': ['creator'],
  'POST /api/leagues/{leagueId}/screen/renew': ['creator'],
  'POST /api/tournaments/{tournamentId}/screen': ['creator'],
  'POST /api/tournaments/{tournamentId}/screen/renew': ['creator'],
  'POST /api/games/{gameId}/screen': ['participants'],
  'POST /api/games/{gameId}/screen/renew': ['participants'],
  'POST /api/invitations/{token}/join': ['users'],
  'GET /api/reminders/': ['users'],
  'PUT /api/reminders/': ['users', { reminders: true }],
  'POST /api/reminders/calendar/renew': ['users'],
  'GET /api/reminders/calendar/{token}/partidas.ics': ['anybody'],
  'POST /api/reminders/off/{token}': ['anybody'],
  // They end what they are about: last.
  'POST /api/users/delete': ['users', { notEmpty: true }],
  'POST /api/users/refresh-token': ['users'],
  'POST /api/users/logout': ['anybody'],
};

const EVENTS: Readonly<Record<RequestName, Door>> = {
  enterOnlineLobby: 'users',
  exitOnlineLobby: 'users',
  addGameOnlineLobby: 'users',
  deleteGameOnlineLobby: 'users',
  requestGameToPlayer: 'users',
  withdrawGameRequest: 'users',
  acceptGameRequest: 'users',
  rejectGameRequest: 'users',
  joinGame: 'participants',
  recordTurn: 'participants',
  showDarts: 'participants',
  proposeCorrection: 'participants',
  answerCorrection: 'participants',
  surrenderGame: 'participants',
  askToScore: 'participants',
  answerScoring: 'participants',
  takeSideBack: 'participants',
  rematch: 'participants',
  playerExitGame: 'participants',
  leaveGame: 'users',
  hasOtherSocketInGame: 'users',
  confirmReplaceGameSessionAccepted: 'users',
  finishGameByDisconnectTimeOut: 'participants',
  watch: 'users',
  joinLeagueGameLobby: 'participants',
  leaveLeagueGameLobby: 'users',
  unwatch: 'users',
};

/** What is read of the documentation. */
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

test('every call is documented with whether it takes a session', async () => {
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
    door === 'anybody' ? [] : [{ session: [] }],
  ]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
});

test('every call lets in whom it should, and nobody else', async () => {
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

test('every event lets in whom it should, and nobody else', async () => {
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
