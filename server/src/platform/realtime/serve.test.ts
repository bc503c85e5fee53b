import { setTimeout } from 'node:timers/promises';
import type { RequestName } from '@darts/contracts/realtime';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { socketServer } from '../../../test/socket-server.ts';
import type { Log } from '#platform/log.ts';
import type { Handlers, Sender, UncheckedSender } from './realtime.ts';
import { serve } from './serve.ts';
import { newBackgroundTasks } from '#platform/background-tasks.ts';

const gameId = '00000000-0000-4000-8000-000000000009';
const silent = { error: () => {} } as unknown as Log;

test('an operator sees failed work under the name of its request, never a name made up by a client', async () => {
  const failed: string[] = [];
  const { client, socket } = await socketServer().connect();
  serve({
    handlers: {} as Handlers<RequestName>,
    sessions: { byId: async () => undefined },
    backgroundTasks: newBackgroundTasks(silent, (name) => failed.push(name)),
    observe: () => {
      throw new Error('the counting itself fails');
    },
    log: silent,
  })(socket);

  client.emit('made-up', {});
  client.emit('enterOnlineLobby', {});

  await expect.poll(() => failed).toEqual(['unknown', 'enterOnlineLobby']);
});

test('the requests of a page are handled one after the other, in the order they were sent', async () => {
  const { client, socket } = await socketServer().connect();
  const done: string[] = [];
  const doing = (name: RequestName) => async () => {
    done.push(`${name} begins`);
    await setTimeout(10);
    done.push(`${name} ends`);
    return {};
  };
  const lookUpsMs = [20, 0];
  serve({
    handlers: {
      watch: doing('watch'),
      unwatch: doing('unwatch'),
    } as unknown as Handlers<RequestName>,
    sessions: {
      byId: () => setTimeout(lookUpsMs.shift(), { userId: '', role: 'user', sessionId: '' }),
    },
    backgroundTasks: newBackgroundTasks(silent),
    observe: undefined,
    log: silent,
  })(socket);

  const asked = (['unwatch', 'watch'] as const).map((name) => client.emitWithAck(name, { gameId }));

  expect(await Promise.all(asked)).toEqual([{ success: true }, { success: true }]);
  expect(done).toEqual(['unwatch begins', 'unwatch ends', 'watch begins', 'watch ends']);
});

describe('in a session that has ended', () => {
  async function inEndedSession(handlers: Partial<Handlers<RequestName>>) {
    const { client, socket } = await socketServer().connect();
    serve({
      handlers: handlers as Handlers<RequestName>,
      sessions: { byId: async () => undefined },
      backgroundTasks: newBackgroundTasks(silent),
      observe: undefined,
      log: silent,
    })(socket);
    return client;
  }

  test('only handlers that check the session themselves run', async () => {
    const done: string[] = [];
    const client = await inEndedSession({
      leaveGame: async () => {
        done.push('leaveGame');
        return {};
      },
      surrenderGame: {
        async checkingSession(_asked, { unchecked }) {
          done.push(`surrenderGame by ${unchecked.connectionId}`);
          return {};
        },
      },
    });
    const { id } = client;

    expect(await client.emitWithAck('surrenderGame', { gameId })).toEqual({ success: true });
    expect(await client.emitWithAck('leaveGame', { gameId })).toMatchObject({ success: false });
    expect(done).toEqual([`surrenderGame by ${id}`]);
    // No other way compiles.
    type Surrender = Handlers<RequestName>['surrenderGame'];
    type By<Someone> = (asked: { gameId: string }, sender: Someone) => Promise<object>;
    expectTypeOf<By<UncheckedSender>>().not.toExtend<Surrender>();
    expectTypeOf<{ checkingSession: By<Sender> }>().not.toExtend<Surrender>();
  });
});
