/** Results entered for games that were thrown here: they replace the thrown result, and the turns are kept. */
import { expect, test } from 'vitest';
import { throwTotals } from '../../test/game.ts';
import type { Player } from '../../test/player.ts';
import { leagueInProgress, reason, rowOf } from '../../test/results/competitions.ts';

/** Starts the game of a league of two players, and returns their devices in the order of the seats. */
async function beginGame(body: object = {}) {
  const league = await leagueInProgress(2, body);
  const [ana, biel] = league.people;
  const [{ gameId, player1 }] = await league.gamesOf(ana, biel);
  const [first, second] = player1.userId === ana.userId ? [ana, biel] : [biel, ana];
  const { version: seen } = (await league.creator.get(`/games/${gameId}/result`)).data.result;
  const devices = [await first.connect(), await second.connect()] as const;
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  for (const device of devices) await device.ask('joinGame', { gameId });
  return { ...league, gameId, first, second, devices, seen };
}

test('a thrown game no longer counts in any player’s figures after its result is corrected', async () => {
  const { gameId, first, second, devices, creator, path, table, server } = await beginGame();
  const refused = await creator.put(`${path}/results/${gameId}`, { outcome: 'void', reason });
  expect(refused.code).toBe('game-in-progress');
  await throwTotals(gameId, devices, [180, 60, 180, 45, 141]);
  const figures = async (player: Player) => (await player.get('/users/getuser')).data.user.stats;
  expect(await figures(first)).toMatchObject({ gamesPlayed: 1, gamesWon: 1 });

  const corrected = { outcome: 'result', legsWon: [0, 1], left: 4, reason };
  expect((await creator.put(`${path}/results/${gameId}`, corrected)).status).toBe(200);
  expect(await figures(first)).toMatchObject({ gamesPlayed: 0, gamesWon: 0, mpt: 0 });
  const statistics = (await first.get(`/games/statistics/${first.userId}`)).data;
  expect(statistics.averages).toEqual([]);
  expect(statistics.turnTotals.every(({ count }: { count: number }) => count === 0)).toBe(true);
  expect(rowOf(await table(), second)).toMatchObject({ wins: 1, points: 3 });
  const { game } = (await first.get(`/games/${gameId}`)).data;
  expect(game).toMatchObject({ winner: { userId: second.userId }, endReason: 'result' });
  expect(game.turns).toHaveLength(5); // the turns are kept
  const back = await creator.post(`${path}/results/${gameId}/taking-back`, { reason });
  expect(back.code).toBe('not-taken-back');
  expect(await server.look((db) => db.selectFrom('results').selectAll().execute())).toEqual([]);
});

test('a decision based on the state before a game was thrown does not replace the thrown result', async () => {
  const { gameId, first, devices, creator, path, seen } = await beginGame();
  await throwTotals(gameId, devices, [180, 60, 180, 45, 141]);
  const walkover = { outcome: 'walkover', came: 2, reason };
  const answer = await creator.put(`${path}/results/${gameId}`, { ...walkover, seen });
  expect(answer).toMatchObject({ status: 409, code: 'result-changed' });
  const { stats } = (await first.get('/users/getuser')).data.user;
  expect(stats).toMatchObject({ gamesPlayed: 1, gamesWon: 1 });
});

test('the history shows the points left of a loser who surrendered with fewer left than the rival', async () => {
  const { gameId, devices, creator, path, entries } = await beginGame();
  await throwTotals(gameId, devices, [180, 60, 180, 45]);
  await devices[0].ask('surrenderGame', { gameId });
  await creator.put(`${path}/results/${gameId}`, { outcome: 'void', reason });
  const [entry] = await entries();
  expect(entry?.before).toMatchObject({ endReason: 'surrender', winner: 2, left: 501 - 360 });
});

test('turns stay in their legs after any result is entered for the game', async () => {
  const format = { start: 101, in: 'straight', out: 'straight', legs: 3, rounds: 10 } as const;
  const { gameId, first, devices, creator, path } = await beginGame({ format });
  await throwTotals(gameId, devices, [101]); // a leg for seat 1
  await throwTotals(gameId, [devices[1], devices[0]], [60, 26, 41]); // a leg for seat 2
  await throwTotals(gameId, devices, [101]);
  const look = async () => (await first.get(`/games/${gameId}`)).data.game;
  const legs = [1, 2, 2, 2, 3];
  const legsOf = ({ turns }: Awaited<ReturnType<typeof look>>) =>
    turns.map(({ leg }: { leg: number }) => leg);
  const thrown = await look();
  expect([thrown.legWinners, legsOf(thrown)]).toEqual([[1, 2, 1], legs]);

  const enter = async (legsWon: readonly number[], left: number) => {
    const body = { outcome: 'result', legsWon, left, reason };
    expect((await creator.put(`${path}/results/${gameId}`, body)).status).toBe(200);
    return look();
  };
  const same = await enter([2, 1], 40); // only the points left differ
  expect([same.legWinners, legsOf(same), same.scorePlayer2]).toEqual([[1, 2, 1], legs, 40]);
  const fewer = await enter([2, 0], 32);
  expect([fewer.legsWon, fewer.leg, legsOf(fewer)]).toEqual([[2, 0], 3, legs]);
  const others = await enter([1, 2], 4);
  expect([others.legsWon, others.winnerSeat, legsOf(others)]).toEqual([[1, 2], 2, legs]);
  const back = await enter([2, 1], 41); // the result as thrown
  expect([back.legWinners, legsOf(back)]).toEqual([[1, 2, 1], legs]);
});
