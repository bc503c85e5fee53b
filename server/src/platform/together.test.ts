import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime, soon } from './one-at-a-time.ts';
import { together } from './together.ts';

/** A call that ends when it is told to, and how many items each call has had. */
function slowly({ max = 100, areMany = false }) {
  const sizes: number[] = [];
  const ends: (() => void)[] = [];
  const { inTurn, whenFree } = oneAtATime();
  const act = async (items: readonly number[]) => {
    sizes.push(items.length);
    await new Promise<void>((resolve) => void ends.push(resolve));
    if (items.includes(0)) throw new Error('nothing');
    return items.map((item) => (item < 0 ? new Error('negative') : 2 * item));
  };
  const ask = areMany
    ? together(act, { max, when: soon })
    : together((items: readonly number[]) => inTurn(() => act(items)), { max, when: whenFree });
  const end = async () => {
    ends.shift()?.();
    await nextLoop();
    await nextLoop();
  };
  return { ask, end, sizes };
}

test('what is asked for at once is done with one call, and each gets its own result', async () => {
  const { ask, end, sizes } = slowly({});
  const results = Promise.allSettled([ask(1), ask(-1), ask(3)]);
  await nextLoop();
  await end();

  expect(sizes).toEqual([3]);
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('what comes while a call is under way waits for its end, and goes together', async () => {
  const { ask, end, sizes } = slowly({});
  const results = [ask(1)];
  await nextLoop();
  for (const item of [2, 3, 4]) {
    results.push(ask(item));
    await nextLoop();
  }
  expect(sizes).toEqual([1]);

  await end();
  expect(sizes).toEqual([1, 3]);
  await end();
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
});

test('where there are too many for one call, the next waits for the last of them', async () => {
  const { ask, end, sizes } = slowly({ max: 2 });
  const results = [ask(1)];
  await nextLoop();
  for (const item of [2, 3, 4, 5]) results.push(ask(item));
  await end();
  expect(sizes).toEqual([1, 2]);

  results.push(ask(6));
  await end(); // the first of two
  results.push(ask(7));
  await nextLoop();
  expect(sizes).toEqual([1, 2, 2]);
  await end();
  expect(sizes).toEqual([1, 2, 2, 2]);
  await end();
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10, 12, 14]);
});

test('nobody waits where calls may be many', async () => {
  const { ask, sizes } = slowly({ areMany: true });
  void ask(1);
  await nextLoop();
  void ask(2);
  await nextLoop();

  expect(sizes).toEqual([1, 1]);
});

test('a call that fails keeps nobody from the next, who asked before or after', async () => {
  const { ask, end, sizes } = slowly({});
  const failed = Promise.allSettled([ask(0)]);
  await nextLoop();
  const before = ask(1);
  await end();
  await end();
  const after = ask(2);
  await nextLoop();
  await end();

  expect(await failed).toMatchObject([{ reason: { message: 'nothing' } }]);
  expect(await Promise.all([before, after])).toEqual([2, 4]);
  expect(sizes).toEqual([1, 1, 1]);
});

test('the next call takes what others have gathered meanwhile, and begins before anything else', async () => {
  const { inTurn, whenFree, lastWhenFree } = oneAtATime();
  const done: string[] = [];
  const { promise: untilTold, resolve: tell } = Promise.withResolvers<void>();
  const act = together(
    (items: readonly number[]) =>
      inTurn(async () => {
        done.push(items.join('+'));
        await untilTold;
        return items;
      }),
    { max: 100, when: lastWhenFree },
  );
  const gather = together((items: readonly number[]) => Promise.all(items.map(act)), {
    max: 100,
    when: whenFree,
  });
  const results = [act(1)];
  await nextLoop();
  results.push(act(2), gather(3), gather(4));

  setImmediate(() => done.push('something else'));
  tell();

  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  await nextLoop();
  expect(done).toEqual(['1', '2+3+4', 'something else']);
});
