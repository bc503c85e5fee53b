import { expect, test } from 'vitest';
import { startServer } from '../../../test/server.ts';

test('simultaneous calls let other work run between their answers', async () => {
  const server = await startServer();
  const { cookie } = await server.player();
  const CALLS = 64;
  const answeredIn: number[] = []; // the turn of the event loop that each call was answered in
  let turn = 0;
  const count = () => {
    turn += 1;
    if (answeredIn.length < CALLS) setImmediate(count);
  };

  const calls = Array.from({ length: CALLS }, async () => {
    await server.app.inject({ url: '/api/users/me', headers: { cookie } });
    answeredIn.push(turn);
  });
  count();
  await Promise.all(calls);

  const together = [...Map.groupBy(answeredIn, (each) => each).values()];
  expect(Math.max(...together.map(({ length }) => length))).toBeLessThan(CALLS / 2);
});
