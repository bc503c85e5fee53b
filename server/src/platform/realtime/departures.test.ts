import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import { departures } from './departures.ts';
import type { GameSocket } from './realtime.ts';

/** A connection, as far as it is watched. */
function connection(id: string) {
  const socket = Object.assign(new EventEmitter(), { id, data: { userId: id } });
  return { socket: socket as unknown as GameSocket, cut: () => socket.emit('disconnect') };
}

test('a departure that cannot be noted keeps no other from being noted', async () => {
  const noted = new Set<string>();
  let isOutage = true;
  const tasks: BackgroundTasks = {
    run: (_, task) => void task().catch(() => {}),
    drain: async () => {},
  };
  const gone = departures(tasks, async ({ connectionId }) => {
    if (isOutage || connectionId === 'never') throw new Error('out of reach');
    noted.add(connectionId);
  });
  for (const id of ['never', 'ana', 'biel']) {
    const { socket, cut } = connection(id);
    gone.watch(socket);
    cut();
  }
  await setImmediate(); // each has been tried, in vain
  await expect(gone.retry()).rejects.toThrow('out of reach');
  isOutage = false;

  for (let beat = 0; beat < 3; beat += 1) await gone.retry().catch(() => {});

  expect([...noted].toSorted()).toEqual(['ana', 'biel']);
});
