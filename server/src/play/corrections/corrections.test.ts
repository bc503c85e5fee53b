/** The last turn of a running game is corrected where who recorded it asks for it and the rival agrees. */
import { randomUUID } from 'node:crypto';
import type { Asked } from '@darts/contracts/realtime';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { meet, startGame, throwTotals } from '../../../test/game.ts';
import { startServer } from '../../../test/server.ts';

const SHORT = { ...CLASSIC, start: 101, rounds: 10 } as const;
const LEGS = { ...SHORT, legs: 3 } as const;

async function startShortGame(format: Asked<'addGameOnlineLobby'>['format']) {
  const server = await startServer();
  const [ana, biel] = await Promise.all([server.player(), server.player()]);
  return { server, ...(await meet(ana, biel, format)) };
}

const ok = { success: true };

test('a correction is refused, proposed again, accepted and shown to all, and keeps the first entry', async () => {
  const server = await startServer();
  const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
  const onlooker = await (await server.player()).connect();
  await onlooker.ask('watch', { gameId });
  const beds = ['T20', 'T20', 'T20'] as const;
  const turn = { gameId, beds: [...beds], turnId: randomUUID(), expectedTurn: 0 };
  await firstDevice.ask('recordTurn', turn);
  const askFor = (turnScore: number) =>
    firstDevice.ask('proposeCorrection', { gameId, turn: 0, turnScore });

  expect(await askFor(60)).toEqual(ok);
  const asked = { userId: first.userId, turn: 0, totalScore: 60, bust: false };
  for (const device of [firstDevice, secondDevice]) {
    expect(await device.receives('correctionProposed')).toEqual({ gameId, correction: asked });
  }
  for (const device of [firstDevice, secondDevice, onlooker]) {
    await device.settlesOn('updateGame', { game: { correction: asked, expectedTurn: 1 } });
  }
  expect(await secondDevice.ask('answerCorrection', { gameId, accept: false })).toEqual(ok);
  const no = { gameId, turn: 0, userId: second.userId, accepted: false };
  expect(await firstDevice.receives('correctionAnswered')).toEqual(no);
  const refused = (await second.get(`/games/${gameId}`)).data.game;
  expect(refused).toMatchObject({ turns: [{ totalScore: 180 }] });
  expect(refused).not.toHaveProperty('correction');

  expect(await askFor(100)).toEqual(ok);
  expect(await secondDevice.ask('answerCorrection', { gameId, accept: true })).toEqual(ok);

  const yes = { gameId, turn: 0, userId: second.userId, accepted: true };
  await firstDevice.settlesOn('correctionAnswered', yes);
  const seat = refused.starter === 1 ? 1 : 2;
  const score = `scorePlayer${seat}`;
  const corrected = { totalScore: 180, bust: false, beds, darts: [60, 60, 60] };
  const recorded = { seat, totalScore: 100, bust: false, corrected };
  for (const device of [firstDevice, secondDevice, onlooker]) {
    await device.settlesOn('updateGame', {
      game: { turns: [recorded], lastTurn: recorded, expectedTurn: 1, [score]: 401 },
    });
  }
  const { game } = await onlooker.receives('updateGame');
  expect(game).not.toHaveProperty('correction');
  expect(game.turns?.[0]).not.toHaveProperty('beds');
  expect(game.version).toBeGreaterThan(refused.version);
  expect(await firstDevice.ask('recordTurn', turn)).toMatchObject({
    success: true,
    bust: false,
    game: { turns: [recorded] },
  });
  expect(await firstDevice.ask('recordTurn', { ...turn, beds: ['T20'] })).toMatchObject({
    code: 'turn-id-reused',
  });

  await throwTotals(gameId, [secondDevice, firstDevice], [45, 41]);
  await secondDevice.ask('surrenderGame', { gameId });
  const { user } = (await first.get('/users/me')).data;
  expect(user.stats).toMatchObject({ gamesWon: 1, mpt: (100 + 41) / 2 });
  const { turnTotals } = (await first.get(`/games/statistics/${first.userId}`)).data;
  expect(turnTotals.filter(({ count }: { count: number }) => count > 0)).toMatchObject([
    { from: 40, count: 1 },
    { from: 100, count: 1 },
  ]);
  const { game: over } = (await second.get(`/games/${gameId}`)).data;
  expect(over.turns[0]).toEqual(game.turns?.[0]);
});

test('a correction can reopen a leg, close a leg and end a game', async () => {
  const { server, gameId, first, second, firstDevice, secondDevice } = await startShortGame(LEGS);
  const agreeOn = async (turn: number, turnScore: number, byFirst: boolean) => {
    const [asking, agreeing] = byFirst ? [firstDevice, secondDevice] : [secondDevice, firstDevice];
    expect(await asking.ask('proposeCorrection', { gameId, turn, turnScore })).toEqual(ok);
    expect(await agreeing.ask('answerCorrection', { gameId, accept: true })).toEqual(ok);
    return (await first.get(`/games/${gameId}`)).data.game;
  };

  await firstDevice.ask('recordTurn', { gameId, turnScore: 101 });
  const open = await agreeOn(0, 100, true);
  expect(open).toMatchObject({ leg: 1, legsWon: [0, 0], turn: second.userId, expectedTurn: 1 });
  const closed = await agreeOn(0, 101, true);
  expect(closed).toMatchObject({ leg: 2, turn: second.userId, scorePlayer1: 101, expectedTurn: 1 });
  expect(closed.turns[0]).toMatchObject({ corrected: { totalScore: 101 }, totalScore: 101 });

  await throwTotals(gameId, [secondDevice, firstDevice], [60, 99]);
  expect((await second.get(`/games/${gameId}`)).data.game.status).toBe('encurso');
  const over = await agreeOn(2, 101, true);
  expect(over).toMatchObject({
    status: 'finalizada',
    endReason: 'zero',
    winner: { userId: first.userId },
    turns: [{}, {}, { totalScore: 101, corrected: { totalScore: 99 } }],
  });
  const { stats } = (await first.get('/users/me')).data.user;
  expect(stats).toMatchObject({ gamesPlayed: 1, gamesWon: 1, mpt: 101 });
  await server.restart();
  expect((await second.get(`/games/${gameId}`)).data.game).toEqual(over);
});

test.each([
  { as: 'closes a leg with fewer darts', beds: ['D20'], leg: 2, score: 101, used: 1 },
  { as: 'closes one after a miss', beds: ['M', 'D20'], leg: 2, score: 101, used: 2 },
  { as: 'busts with its first dart', beds: ['T20'], leg: 1, score: 40, used: undefined },
] as const)('a correction entered by beds $as', async ({ beds, leg, score, used }) => {
  const format = { ...LEGS, out: 'double' } as const;
  const { gameId, first, firstDevice, secondDevice } = await startShortGame(format);
  await throwTotals(gameId, [firstDevice, secondDevice], [61, 0]);
  await firstDevice.ask('recordTurn', { gameId, beds: ['S20', 'M', 'M'] });

  const asked = { gameId, turn: 2, beds: [...beds] };
  expect(await firstDevice.ask('proposeCorrection', asked)).toEqual(ok);
  expect(await secondDevice.ask('answerCorrection', { gameId, accept: true })).toEqual(ok);

  const { game } = (await first.get(`/games/${gameId}`)).data;
  expect(game).toMatchObject({ leg, lastTurn: { beds } });
  expect(Math.min(game.scorePlayer1, game.scorePlayer2)).toBe(score);
  expect(game.lastTurn.dartsUsed).toBe(used);
});

test('a player may propose a few corrections of their last turn, and only the rival may accept them', async () => {
  const server = await startServer();
  const { gameId, first, firstDevice, secondDevice } = await startGame(server);
  const propose = (device: typeof firstDevice, turn: number, turnScore: number) =>
    device.ask('proposeCorrection', { gameId, turn, turnScore });
  const answer = (device: typeof firstDevice, accept: boolean, version?: number) =>
    device.ask('answerCorrection', { gameId, accept, version });

  expect(await propose(firstDevice, 0, 60)).toMatchObject({ code: 'stale-turn' });
  await throwTotals(gameId, [firstDevice, secondDevice], [60, 45, 26]);
  expect(await propose(firstDevice, 0, 45)).toMatchObject({ code: 'stale-turn' });
  expect(await propose(secondDevice, 2, 45)).toMatchObject({ code: 'not-own-turn' });
  expect(await propose(firstDevice, 2, 179)).toMatchObject({ code: 'impossible-total' });
  const other = await first.connect();
  expect(await propose(other, 2, 45)).toMatchObject({ code: 'other-device' });
  expect(await answer(secondDevice, true)).toMatchObject({ code: 'correction-gone' });

  const { version } = (await first.get(`/games/${gameId}`)).data.game;
  expect(await propose(firstDevice, 2, 45)).toEqual(ok);
  expect(await propose(firstDevice, 2, 41)).toMatchObject({ code: 'correction-open' });
  expect(await answer(firstDevice, true)).toMatchObject({ code: 'forbidden' });
  expect(await answer(secondDevice, true, version)).toMatchObject({ code: 'correction-gone' });
  expect(await answer(firstDevice, false)).toEqual(ok); // taken back
  expect(await propose(firstDevice, 2, 41)).toEqual(ok);
  expect(await answer(secondDevice, false)).toEqual(ok);
  expect(await propose(firstDevice, 2, 85)).toEqual(ok);
  expect(await answer(secondDevice, true, version + 5)).toEqual(ok);
  expect(await propose(firstDevice, 2, 60)).toMatchObject({ code: 'too-many-corrections' });

  expect(
    await secondDevice.ask('recordTurn', { gameId, turnScore: 60, version: version + 5 }),
  ).toMatchObject({ code: 'stale-turn' });
  await throwTotals(gameId, [secondDevice, firstDevice], [60]);
  expect(await propose(secondDevice, 3, 100)).toEqual(ok);
  await throwTotals(gameId, [firstDevice, secondDevice], [60]); // which ends what was asked for
  expect(await answer(firstDevice, true)).toMatchObject({ code: 'correction-gone' });
  const { game } = (await first.get(`/games/${gameId}`)).data;
  expect(game.turns.map((turn: { totalScore: number }) => turn.totalScore)).toEqual([
    60, 45, 85, 60, 60,
  ]);
  expect(game).not.toHaveProperty('correction');
});

test('a proposed correction waits for a rival who returns on another device, and ends with the game', async () => {
  const server = await startServer();
  const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
  const asked = { correction: { userId: first.userId, totalScore: 45 } };
  await throwTotals(gameId, [firstDevice, secondDevice], [60]);
  await secondDevice.goes(server);

  await firstDevice.ask('proposeCorrection', { gameId, turn: 0, turnScore: 45 });

  await server.restart();
  const back = await second.connect();
  expect(await back.ask('joinGame', { gameId })).toMatchObject({ game: asked });
  const other = await second.connect();
  await other.ask('confirmReplaceGameSessionAccepted', {});
  const yes = { gameId, accept: true };
  expect(await back.ask('answerCorrection', yes)).toMatchObject({ code: 'other-device' });
  expect(await other.ask('answerCorrection', yes)).toEqual(ok);

  const again = await first.connect();
  await again.ask('joinGame', { gameId });
  await again.ask('proposeCorrection', { gameId, turn: 0, turnScore: 41 });
  expect(await first.post('/users/delete', {})).toMatchObject({ success: true });
  expect(await other.ask('answerCorrection', yes)).toMatchObject({ code: 'game-over' });
  const { game } = (await second.get(`/games/${gameId}`)).data;
  const corrected = { totalScore: 60 };
  expect(game).toMatchObject({ status: 'finalizada', turns: [{ totalScore: 45, corrected }] });
  expect(game).not.toHaveProperty('correction');
});
