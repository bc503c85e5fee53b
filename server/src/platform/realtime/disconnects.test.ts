import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import { disconnectHandler } from './disconnects.ts';
import type { GameSocket } from './realtime.ts';

/** A connection, as far as the handler uses it. */
function connection(id: string) {
  const socket = Object.assign(new EventEmitter(), { id, data: { userId: id } });
  return { socket: socket as unknown as GameSocket, cut: () => socket.emit('disconnect') };
}

test('a disconnect that cannot be handled does not block the handling of others', async () => {
  const handled = new Set<string>();
  let isOutage = true;
  const tasks: BackgroundTasks = {
    run: (_, task) => void task().catch(() => {}),
    drain: async () => {},
  };
  const disconnects = disconnectHandler(tasks, async ({ connectionId }) => {
    if (isOutage || connectionId === 'never') throw new Error('out of reach');
    handled.add(connectionId);
  });
  for (const id of ['never', 'ana', 'biel']) {
    const { socket, cut } = connection(id);
    disconnects.watch(socket);
    cut();
  }
  await setImmediate(); // each has been tried and has failed
  await expect(disconnects.retry()).rejects.toThrow('out of reach');
  isOutage = false;

  for (let beat = 0; beat < 3; beat += 1) await disconnects.retry().catch(() => {});

  expect([...handled].toSorted()).toEqual(['ana', 'biel']);
});
