import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Log } from './log.ts';
import { underWay } from './under-way.ts';

const nobodyReads = { error: () => {} } as unknown as Log;

test('closing waits for what runs, and for what that starts; nothing starts afterwards', async () => {
  const work = underWay(nobodyReads);
  const ends: (() => void)[] = [];
  const done: string[] = [];
  const start = (name: string, next?: string) =>
    work.start(name, async () => {
      await new Promise<void>((resolve) => void ends.push(resolve));
      done.push(name);
      if (next) start(next);
    });
  start('first', 'follows');
  start('second');

  const closed = work.close().then(() => done.push('closed'));
  while (ends.length > 0) {
    ends.shift()?.();
    await nextLoop();
  }
  await closed;
  start('late');

  expect(done).toEqual(['first', 'second', 'follows', 'closed']);
  expect(ends).toEqual([]);
});

test('what fails is told, and keeps nobody from closing', async () => {
  const failed: string[] = [];
  const work = underWay(nobodyReads, (name) => failed.push(name));

  work.start('news', () => Promise.reject(new Error('no')));
  await work.close();

  expect(failed).toEqual(['news']);
});
