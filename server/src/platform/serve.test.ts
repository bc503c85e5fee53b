import type { RequestName } from '@darts/contracts/realtime';
import { expect, test } from 'vitest';
import { socketServer } from '../../test/socket-server.ts';
import type { Log } from './http.ts';
import type { Handlers } from './realtime.ts';
import { serve } from './serve.ts';
import { underWay } from './under-way.ts';

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
