/** Players take their games and what they threw in them, whatever became of them. */
import { expect, test } from 'vitest';
import { startGame, throwTotals } from '../../test/game.ts';
import { begunLeague } from '../../test/league.ts';
import type { Device, Player } from '../../test/player.ts';
import { startServer } from '../../test/server.ts';

const DAY = 24 * 3_600_000;

async function everything({ url }: { readonly url: string }, { cookie }: Player) {
  const headers = { cookie };
  const answer = await fetch(`${url}/api/users/me/export`, { headers });
  return (await answer.json()) as { games: object[]; enrolments: object[] };
}

test('a download has a running game, and a void idle game that one player recorded for both players', async () => {
  let now = Date.now();
  const server = await startServer({ clock: () => now });
  const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
  await throwTotals(gameId, [firstDevice, secondDevice], [137, 60]);
  const asked = { gameId, turn: 1, turnScore: 61 };
  await secondDevice.ask('proposeCorrection', asked);
  const own = { game_id: gameId, rival: second.username, thrown: [{ total: 137 }] };
  const running = await everything(server, first);
  expect(running.games).toMatchObject([{ ...own, status: 'encurso', correction: null }]);
  const { games: ofRival } = await everything(server, second);
  expect(ofRival).toMatchObject([{ correction: expect.stringContaining('61') }]);

  await firstDevice.ask('askToScore', { gameId });
  await secondDevice.ask('answerScoring', { gameId, accept: true });
  now += DAY + 1000;
  const fresh = { fresh_until: now + DAY, expires_at: now + DAY };
  await server.look((db) => db.updateTable('sessions').set(fresh).execute());
  await server.restart(); // looks for games that stand still
  await server.restart();
  const { games } = await everything(server, first);
  expect(games).toMatchObject([{ ...own, status: 'finalizada', end_reason: 'void' }]);
});

test('a download has a corrected league game, a walkover and a league game still to be played', async () => {
  const { server, leagueId, creator, people } = await begunLeague(4);
  const [ana] = people as [Player];
  const path = `/leagues/${leagueId}`;
  const all: { gameId: string; player1: Player; player2: Player }[] = [];
  for (const round of [1, 2, 3])
    all.push(...(await creator.get(`${path}/games/${round}`)).data.games);
  const idsOf = ({ player1, player2 }: (typeof all)[number]) => [player1.userId, player2.userId];
  const own = all.filter((game) => idsOf(game).includes(ana.userId));
  const [thrown, unthrown, pending] = own as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
  const { gameId } = thrown;
  const devices: Device[] = [];
  for (const userId of idsOf(thrown)) {
    devices.push(await people.find((each) => each.userId === userId)!.connect());
  }
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  for (const device of devices) await device.ask('joinGame', { gameId });
  await throwTotals(gameId, devices as [Device, Device], [180, 180, 180, 180, 141]);
  const reason = 'Lo vieron todos.';
  const result = { outcome: 'result', legsWon: [0, 1], left: 4, reason };
  await creator.put(`${path}/results/${gameId}`, result);
  const walkover = { outcome: 'walkover', came: 1, reason };
  await creator.put(`${path}/results/${unthrown.gameId}`, walkover);

  const { games } = await everything(server, ana);
  expect(games).toHaveLength(3);
  const isFirst = thrown.player1.userId === ana.userId;
  const turns = isFirst ? [180, 180, 141] : [180, 180];
  for (const found of [
    { game_id: gameId, end_reason: 'result', thrown: turns.map((total) => ({ total })) },
    { game_id: unthrown.gameId, end_reason: 'walkover', thrown: [] },
    { game_id: pending.gameId, status: 'pendiente', due: expect.any(String) },
  ]) {
    const game = games.find((each) => 'game_id' in each && each.game_id === found.game_id);
    expect(game).toMatchObject({ ...found, competition: 'Liga de Otoño' });
  }
});
