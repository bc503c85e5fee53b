import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { Refusal } from '#platform/refusals.ts';
import { startGame } from '../../test/game.ts';
import { startServer } from '../../test/server.ts';
import { oneAtATime } from './one-at-a-time.ts';

test('a player downloads all data stored about them, and only the names of other players', async () => {
  const server = await startServer();
  const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
  await firstDevice.ask('recordTurn', { gameId, beds: ['T20', 'T20', 'T20'] });
  await secondDevice.ask('recordTurn', { gameId, beds: ['S19', 'M', 'M'] });
  await secondDevice.ask('surrenderGame', { gameId });
  const read = async (path: string) => {
    const response = await fetch(`${server.url}/api${path}`, { headers: { cookie: first.cookie } });
    const whole = new TextDecoder('utf-8', { ignoreBOM: true }); // with its mark
    return whole.decode(await response.arrayBuffer());
  };

  const answer = await read('/users/me/export');
  const all = JSON.parse(answer);
  expect(all.account).toMatchObject({ username: first.username, email: first.email });
  expect(all.games).toMatchObject([
    { game_id: gameId, rival: second.username, won: 1, thrown: [{ beds: ['T20', 'T20', 'T20'] }] },
  ]);
  for (const secret of [second.email, second.userId, '"S19","M"', 'password_hash":"']) {
    expect(answer).not.toContain(secret);
  }

  const csv = await read('/users/me/games.csv');
  const [head, row, end] = csv.split('\r\n');
  expect(head?.startsWith('\uFEFFFecha;')).toBe(true);
  expect(row).toContain(
    `;Lobby;;501-straight-straight-1-15;${second.username};Ganada;0;0;321;482;180;3;180;`,
  );
  expect(end).toBe('');
});

test('an account runs one download at a time, and another once the first is read or aborted', async () => {
  const open = oneAtATime();
  const pieces = async function* () {
    yield 'a';
    yield 'b';
  };
  const first = open('ana', pieces());
  expect(() => open('ana', pieces())).toThrow(Refusal);
  open('biel', pieces());
  expect(await text(first)).toBe('ab');
  await vi.waitFor(() => open('ana', pieces()).destroy());
  await vi.waitFor(() => open('ana', pieces()));
});
