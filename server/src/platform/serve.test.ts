import type { RequestName } from '@darts/contracts/realtime';
import { expect, test } from 'vitest';
import { socketServer } from '../../test/socket-server.ts';
import type { Log } from './http.ts';
import type { Handlers } from './realtime.ts';
import { serve } from './serve.ts';
import { underWay } from './under-way.ts';

const gameId = '00000000-0000-4000-8000-000000000009';
const silent = { error: () => {} } as unknown as Log;

test('an operator sees work that failed under the name of its request, never one a client made up', async () => {
  const failed: string[] = [];
  const { client, socket } = await socketServer().connect();
  serve({
    handlers: {} as Handlers<RequestName>,
    lookingThemselves: new Set(),
    sessions: { byId: async () => undefined },
    underWay: underWay(silent, (name) => failed.push(name)),
    observe: () => {
      throw new Error('the counting itself fails');
    },
    log: silent,
  })(socket);

  client.emit('made-up', {});
  client.emit('enterOnlineLobby', {});

  await expect.poll(() => failed).toEqual(['unknown', 'enterOnlineLobby']);
});

test('what a page asks is done in the order it was asked, whatever looking up its session takes', async () => {
  const { client, socket } = await socketServer().connect();
  const lookUps: (() => void)[] = [];
  const done: RequestName[] = [];
  const doing = (name: RequestName) => async () => {
    done.push(name);
    return {};
  };
  serve({
    handlers: {
      watch: doing('watch'),
      unwatch: doing('unwatch'),
    } as unknown as Handlers<RequestName>,
    lookingThemselves: new Set(),
    sessions: {
      byId: () =>
        new Promise((resolve) => {
          lookUps.push(() => resolve({ userId: '', role: 'user', sessionId: '' }));
        }),
    },
    underWay: underWay(silent),
    observe: undefined,
    log: silent,
  })(socket);

  const asked = (['unwatch', 'watch'] as const).map((name) => client.emitWithAck(name, { gameId }));
  await expect.poll(() => lookUps).toHaveLength(2);
  for (const lookUp of lookUps.toReversed()) lookUp();

  expect(await Promise.all(asked)).toEqual([{ success: true }, { success: true }]);
  expect(done).toEqual(['unwatch', 'watch']);
});
