/** Results entered by hand advance a bracket as thrown results do. */
import { expect, test } from 'vitest';
import { DAY, reason, START, tournamentInProgress } from '../../test/results/competitions.ts';

test('a correction updates the bracket, and is refused once the next game is decided', async () => {
  const { at, enter, takeBack, look, creator, people, path } = await tournamentInProgress(4);
  const [one, other] = [await at(1, 1), await at(1, 2)];
  expect((await enter((await at(2, 1)).gameId, { outcome: 'void' })).code).toBe('rival-unknown');
  await enter(one.gameId, { outcome: 'result', legsWon: [1, 0], left: 32 });
  expect((await at(2, 1)).player1).toEqual(one.player1);
  const drawn = await enter(one.gameId, { outcome: 'result', legsWon: [0, 0], left: 32 });
  expect(drawn.code).toBe('impossible-result');
  await enter(one.gameId, { outcome: 'walkover', came: 2 });
  expect((await at(2, 1)).player1).toEqual(one.player2);
  await takeBack(one.gameId);
  expect(await at(2, 1)).toMatchObject({ player1: null, status: 'pendiente' });
  expect(await at(1, 1)).toMatchObject({ winner: null, status: 'pendiente' });

  await enter(one.gameId, { outcome: 'walkover', came: 1 });
  await enter(other.gameId, { outcome: 'walkover', came: 1 });
  const final = await at(2, 1);
  // A time agreed with another rival is no longer agreed.
  const [first, second] = [final.player1, final.player2].map(({ userId }) =>
    people.find((person) => person.userId === userId),
  );
  const times = ['2026-12-24T20:30'];
  await first!.post(`/games/${final.gameId}/dates/proposal`, { times });
  const dateIs = { at: '2026-12-24T19:30:00.000Z' };
  await second!.post(`/games/${final.gameId}/dates/agreement`, dateIs);
  expect((await at(2, 1)).agreedAt).toBe(dateIs.at);
  await enter(one.gameId, { outcome: 'walkover', came: 2 });
  expect((await at(2, 1)).agreedAt).toBeUndefined();

  await enter(final.gameId, { outcome: 'result', legsWon: [1, 0], left: 2 });
  expect(await look()).toMatchObject({ status: 'finalizada' });
  expect((await enter(one.gameId, { outcome: 'walkover', came: 1 })).code).toBe('next-game-begun');
  expect((await takeBack(other.gameId)).code).toBe('next-game-begun');
  // No game follows the final.
  await enter(final.gameId, { outcome: 'result', legsWon: [0, 1], left: 2 });
  expect(await at(2, 1)).toMatchObject({ winner: other.player1 });
  await takeBack(final.gameId);
  expect(await look()).toMatchObject({ status: 'encurso' });
  expect((await creator.get(`${path}/history`)).data.entries).toHaveLength(9);
});

test('a decision made on a stale version does not replace a newer decision', async () => {
  const { at, creator, path } = await tournamentInProgress(4);
  const { gameId, player1 } = await at(1, 1);
  const result = `${path}/results/${gameId}`;
  const { version: seen } = (await creator.get(`/games/${gameId}/result`)).data.result;
  const won = { outcome: 'result', legsWon: [1, 0], left: 40, reason };
  expect((await creator.put(result, { ...won, seen })).status).toBe(200);

  const walkover = { outcome: 'walkover', came: 2, reason };
  expect((await creator.put(result, { ...walkover, seen })).code).toBe('result-changed');
  const now = (await creator.get(`/games/${gameId}/result`)).data.result.version;
  expect((await at(2, 1)).player1).toEqual(player1);
  expect((await creator.put(result, { ...walkover, seen: now })).status).toBe(200);
});

test('taking a decision back on a stale version does not take back a newer decision', async () => {
  const { at, creator, path, enter } = await tournamentInProgress(4);
  const { gameId, player2 } = await at(1, 1);
  await enter(gameId, { outcome: 'walkover', came: 1 });
  const version = async () => (await creator.get(`/games/${gameId}/result`)).data.result.version;
  const seen = await version();
  await enter(gameId, { outcome: 'result', legsWon: [0, 1], left: 40 });

  const back = `${path}/results/${gameId}/taking-back`;
  expect(await creator.post(back, { reason, seen })).toMatchObject({
    status: 409,
    code: 'result-changed',
  });
  expect((await at(2, 1)).player1).toEqual(player2);
  expect((await creator.post(back, { reason, seen: await version() })).status).toBe(200);
});

test('a tournament that begins after its day has no game at risk at once', async () => {
  const { creator, path } = await tournamentInProgress(4, { startDate: '2026-10-01' });
  expect((await creator.get(`${path}/at-risk`)).data.games).toEqual([]);
});

test('a reminder of a final is refused while its players are unknown', async () => {
  const { at, creator, path } = await tournamentInProgress(4);
  const { gameId } = await at(2, 1);
  const reminded = await creator.post(`${path}/at-risk/${gameId}/reminder`);
  expect(reminded.code).toBe('rival-unknown');
});

test('a finalist is not asked about a result proposed against the previous finalist', async () => {
  const { at, enter, creator, people, path } = await tournamentInProgress(4);
  const [one, other] = [await at(1, 1), await at(1, 2)];
  for (const { gameId } of [one, other]) await enter(gameId, { outcome: 'walkover', came: 1 });
  const { gameId, player2 } = await at(2, 1);
  const of = ({ userId }: { userId: string }) => people.find((each) => each.userId === userId)!;
  const proposed = { legsWon: [0, 1], left: 77 };
  expect((await of(player2).post(`/games/${gameId}/result/proposal`, proposed)).status).toBe(200);
  const { proposal } = (await of(player2).get(`/games/${gameId}/result`)).data.result;
  const atRisk = async () => (await creator.get(`${path}/at-risk`)).data.games;
  await of(one.player1).post(`/games/${gameId}/result/dispute`, {
    proposedAt: proposal.proposedAt,
  });
  expect(await atRisk()).toMatchObject([{ gameId }]);

  await enter(one.gameId, { outcome: 'walkover', came: 2 }); // the other player is in the final
  const late = of(one.player2);
  expect((await late.get(`/games/${gameId}/result`)).data.result.proposal).toBeNull();
  expect(await atRisk()).toEqual([]);
  const answer = { proposedAt: proposal.proposedAt };
  expect((await late.post(`/games/${gameId}/result/confirm`, answer)).code).toBe('result-gone');
  const own = await late.post(`/games/${gameId}/result/proposal`, { ...proposed, legsWon: [1, 0] });
  expect(own.status).toBe(200);
});

test('a withdrawal advances the rival, a game without a winner no player, and the bracket ends', async () => {
  const { at, enter, withdraw, look } = await tournamentInProgress(4);
  const [one, other] = [await at(1, 1), await at(1, 2)];
  await withdraw(one.player1.userId);
  expect(await at(1, 1)).toMatchObject({ winner: one.player2, endReason: 'withdrawal' });
  await withdraw(one.player2.userId); // waits in the final
  expect(await at(2, 1)).toMatchObject({ status: 'pendiente' });
  await enter(other.gameId, { outcome: 'walkover', came: 2 });
  expect(await at(2, 1)).toMatchObject({ winner: other.player2, endReason: 'withdrawal' });
  expect(await look()).toMatchObject({ status: 'finalizada' });

  const second = await tournamentInProgress(4);
  const [left, right] = [await second.at(1, 1), await second.at(1, 2)];
  await second.enter(left.gameId, { outcome: 'walkover', came: null });
  await second.enter(right.gameId, { outcome: 'walkover', came: 1 });
  expect(await second.at(2, 1)).toMatchObject({ winner: right.player1, endReason: 'bye' });

  const third = await tournamentInProgress(4);
  for (const game of [await third.at(1, 1), await third.at(1, 2)]) {
    await third.enter(game.gameId, { outcome: 'void' });
  }
  expect(await third.look()).toMatchObject({ status: 'finalizada' });
  expect(await third.at(2, 1)).toMatchObject({ winner: null, player1: null, player2: null });
});

test('taking a result back reverts its automatic consequences, in an ended tournament, too', async () => {
  const { at, enter, takeBack, look } = await tournamentInProgress(8);
  const quarters = [await at(1, 1), await at(1, 2), await at(1, 3), await at(1, 4)];
  for (const { gameId } of quarters) await enter(gameId, { outcome: 'walkover', came: null });
  expect(await at(2, 1)).toMatchObject({ status: 'finalizada', endReason: 'void', winner: null });
  expect(await look()).toMatchObject({ status: 'finalizada' });

  expect((await takeBack(quarters[1].gameId)).status).toBe(200);

  expect(await look()).toMatchObject({ status: 'encurso' });
  for (const place of [await at(1, 2), await at(2, 1), await at(3, 1)]) {
    expect(place).toMatchObject({ status: 'pendiente', winner: null });
    expect(place).not.toHaveProperty('endReason');
  }
  expect(await at(2, 2)).toMatchObject({ status: 'finalizada', endReason: 'void' });
  await enter(quarters[1].gameId, { outcome: 'walkover', came: 1 });
  expect(await at(3, 1)).toMatchObject({ winner: quarters[1].player1, endReason: 'bye' });
});

test('a correction reverts the automatic results behind it, until a later game is decided by hand', async () => {
  const { at, enter, look } = await tournamentInProgress(4);
  const [one, other] = [await at(1, 1), await at(1, 2)];
  await enter(one.gameId, { outcome: 'walkover', came: null });
  await enter(other.gameId, { outcome: 'walkover', came: 1 });
  expect(await look()).toMatchObject({ status: 'finalizada' });

  expect((await enter(one.gameId, { outcome: 'walkover', came: 2 })).status).toBe(200);

  const [player1, player2] = [one.player2, other.player1];
  expect(await look()).toMatchObject({ status: 'encurso' });
  const final = await at(2, 1);
  expect(final).toMatchObject({ status: 'pendiente', player1, player2, winner: null });
  await enter(final.gameId, { outcome: 'void' });
  expect((await enter(one.gameId, { outcome: 'void' })).code).toBe('next-game-begun');
});

test.each([
  ['in the future is restored with its game', 1, '2026-10-22T18:30:00.000Z'],
  ['in the past is not restored', 4, undefined],
])('an agreed time %s', async (_, days, agreedAt) => {
  let now = START;
  const { at, enter, takeBack, people } = await tournamentInProgress(4, {}, () => now);
  const { gameId, player1, player2 } = await at(1, 1);
  const of = ({ userId }: { userId: string }) => people.find((each) => each.userId === userId)!;
  await of(player1).post(`/games/${gameId}/dates/proposal`, { times: ['2026-10-22T20:30'] });
  const time = { at: '2026-10-22T18:30:00.000Z' };
  await of(player2).post(`/games/${gameId}/dates/agreement`, time);
  await enter(gameId, { outcome: 'walkover', came: 1 });
  now += days * DAY;

  await takeBack(gameId);

  expect((await at(1, 1)).agreedAt).toBe(agreedAt);
});

test('a game called meanwhile keeps its board, and a game with its result taken back waits', async () => {
  const { at, enter, takeBack, creator, path, look } = await tournamentInProgress(4);
  await creator.put(`${path}/boards`, { boards: [{ name: 'Uno' }], isAutomatic: true });
  const [one, other] = [await at(1, 1), await at(1, 2)];
  const boards = async () => (await look()).boards;
  expect(await boards()).toMatchObject({ list: [{ gameId: one.gameId }] });
  await enter(one.gameId, { outcome: 'walkover', came: 1 });
  expect(await boards()).toMatchObject({ list: [{ gameId: other.gameId }], waiting: [] });

  await takeBack(one.gameId);

  expect(await boards()).toMatchObject({
    list: [{ gameId: other.gameId }],
    waiting: [{ gameId: one.gameId }],
  });
});
