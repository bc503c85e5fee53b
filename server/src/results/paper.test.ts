/** Results from a paper that has legs, and no points left. */
import { expect, test } from 'vitest';
import type { Player } from '../../test/player.ts';
import { leagueInProgress, reason, rowOf } from '../../test/results/competitions.ts';

const format = { start: 501, in: 'straight', out: 'double', legs: 3, rounds: 20 } as const;

test('an organiser enters legs only, without a reason, and a 2-0 winner ranks above a 2-1 winner', async () => {
  const { people, creator, path, gamesOf, table, entries } = await leagueInProgress(4, { format });
  const [ana, biel, carla] = people;
  const dani = people.at(3)!;
  const enter = async (winner: Player, loser: Player, lost: number, more = {}) => {
    const [game] = await gamesOf(winner, loser);
    const legsWon = game.player1.userId === winner.userId ? [2, lost] : [lost, 2];
    const body = { outcome: 'result', legsWon, ...more };
    return creator.put(`${path}/results/${game.gameId}`, body);
  };
  expect((await enter(ana, biel, 1)).status).toBe(200);
  expect((await enter(dani, carla, 0)).status).toBe(200);
  const order = (await table()).map(({ user }: { user: { userId: string } }) => user.userId);
  expect(order.slice(0, 2)).toEqual([dani.userId, ana.userId]);
  expect(rowOf(await table(), dani)).toMatchObject({ rank: 1, tieBreak: 'legs', legsFor: 2 });

  const [game] = await gamesOf(ana, biel);
  expect(game).toMatchObject({ scorePlayer1: 0, scorePlayer2: 0, endReason: 'result' });
  const { entered } = (await ana.get(`/games/${game.gameId}/result`)).data.result;
  expect(entered.after).not.toHaveProperty('left');
  expect(entered).not.toHaveProperty('reason');

  expect((await enter(ana, biel, 0)).code).toBe('reason-missing'); // to be changed, it needs one
  expect((await enter(ana, biel, 0, { reason })).status).toBe(200);
  expect((await entries()).length).toBeGreaterThan(2);
});

test('a player proposes a result in legs only, and the rival confirms the result', async () => {
  const { people, gamesOf } = await leagueInProgress(2, { format });
  const [ana, biel] = people;
  const [game] = await gamesOf(ana, biel);
  const about = `/games/${game.gameId}/result`;
  const score = { legsWon: [2, 1] };
  expect((await ana.post(`${about}/proposal`, score)).status).toBe(200);
  expect((await ana.post(`${about}/proposal`, score)).status).toBe(200); // the same again
  const { proposal } = (await biel.get(about)).data.result;
  expect(proposal).toMatchObject(score);
  expect(proposal).not.toHaveProperty('left');
  const { proposedAt } = proposal;
  expect((await biel.post(`${about}/confirm`, { proposedAt })).status).toBe(200);
  expect((await gamesOf(ana, biel))[0]).toMatchObject({ legsWon: [2, 1], scorePlayer1: 0 });
});
