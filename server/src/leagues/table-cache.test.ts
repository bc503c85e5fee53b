import { expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';

test('the table is computed again after a result on any server, and has every name as it is now', async () => {
  const { server, creator, people, leagueId } = await begunLeague(2);
  const table = async () =>
    (await creator.get(`/leagues/${leagueId}/classification`)).data.classification.map(
      ({ user, points }: { user: { username: string }; points: number }) =>
        `${user.username} ${points}`,
    );
  const [one, other] = people.map(({ username }) => username).toSorted();
  expect(await table()).toEqual([`${one} 0`, `${other} 0`]);

  const { gameId, player1 } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
  const result = { status: 'finalizada', end_reason: 'absence', winner: 1 } as const;
  await server.look((db) =>
    db.updateTable('games').set(result).where('game_id', '=', gameId).execute(),
  );
  expect(await table()).toEqual([`${one} 0`, `${other} 0`]); // nothing says that it has changed

  await server.look((db) =>
    db
      .updateTable('leagues')
      .set((row) => ({ results_version: row('results_version', '+', 1) }))
      .execute(),
  );
  const winner = people.find(({ userId }) => userId === player1.userId)!;
  const loser = people.find(({ userId }) => userId !== player1.userId)!;
  expect(await table()).toEqual([`${winner.username} 3`, `${loser.username} 0`]);

  await loser.put(`/users/${loser.userId}`, { username: 'Nuevo' });
  expect(await table()).toEqual([`${winner.username} 3`, 'Nuevo 0']);
  await loser.post('/users/delete');
  expect(await table()).toEqual([`${winner.username} 3`, 'Jugador eliminado 0']);
});
