import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryCounter } from './memory-counter.ts';

const MONTH = 30 * 24 * 3600 * 1000;

test('a counter counts each key separately, and starts again when the key’s window ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { add } = memoryCounter(60_000);

  expect(await add('ana')).toEqual({ count: 1, msLeft: 60_000 });
  vi.advanceTimersByTime(20_000);
  expect(await add('ana')).toEqual({ count: 2, msLeft: 40_000 });
  expect(await add('biel')).toEqual({ count: 1, msLeft: 60_000 });
  vi.advanceTimersByTime(40_000);
  expect(await add('ana')).toEqual({ count: 1, msLeft: 60_000 });
  expect(await add('biel')).toEqual({ count: 2, msLeft: 20_000 });
});

test('a use that is taken back does not count', async () => {
  const { add, takeBack, clear } = memoryCounter(60_000);
  await add('ana');
  await takeBack('ana');
  expect(await add('ana')).toMatchObject({ count: 1 });

  await add('ana');
  await clear('ana');
  await takeBack('ana');
  expect(await add('ana')).toMatchObject({ count: 1 });
});

test('a window may be longer than the longest timer of Node', async () => {
  const { add } = memoryCounter(MONTH);
  await add('ana');
  for (let loop = 0; loop < 10; loop += 1) await nextLoop();

  expect(await add('ana')).toMatchObject({ count: 2 });
});

test('made-up keys do not fill the memory: the counter drops the oldest window', async () => {
  const { add } = memoryCounter(60_000, 3);
  for (const key of ['a', 'b', 'c']) await add(key);
  await add('a'); // used, but begun before the others
  await add('d');

  expect(await add('c')).toMatchObject({ count: 2 });
  expect(await add('d')).toMatchObject({ count: 2 });
  expect(await add('a')).toMatchObject({ count: 1 });
});
