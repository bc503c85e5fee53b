import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Log } from './log.ts';
import { newBackgroundTasks } from './background-tasks.ts';

const nobodyReads = { error: () => {} } as unknown as Log;

test('draining waits for running tasks and the tasks that they start, and no task starts afterwards', async () => {
  const tasks = newBackgroundTasks(nobodyReads);
  const ends: (() => void)[] = [];
  const done: string[] = [];
  const start = (name: string, next?: string) =>
    tasks.run(name, async () => {
      await new Promise<void>((resolve) => void ends.push(resolve));
      done.push(name);
      if (next) start(next);
    });
  start('first', 'follows');
  start('second');

  const closed = tasks.drain().then(() => done.push('closed'));
  while (ends.length > 0) {
    ends.shift()?.();
    await nextLoop();
  }
  await closed;
  start('late');

  expect(done).toEqual(['first', 'second', 'follows', 'closed']);
  expect(ends).toEqual([]);
});

test('a task that fails is reported, and does not block draining', async () => {
  const failed: string[] = [];
  const tasks = newBackgroundTasks(nobodyReads, (name) => failed.push(name));

  tasks.run('event', () => Promise.reject(new Error('no')));
  await tasks.drain();

  expect(failed).toEqual(['event']);
});
