import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { boundedQueue, inTurn } from './bounded-queue.ts';

/** A queue of works that end when the test says so. */
function queueOf(bounds: { atOnce: number; maxWaiting: number }) {
  const queue = boundedQueue({ ...bounds, retryAfter: 5 });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const add = (name: string) =>
    queue(() => {
      const end = Promise.withResolvers<string>();
      begun.push(name);
      ends.set(name, end);
      return end.promise;
    });
  return { add, begun, end: (name: string) => ends.get(name)!.resolve(name), ends };
}

test('a queue runs a limited number of tasks at once, and the others in order of arrival', async () => {
  const { add, begun, end } = queueOf({ atOnce: 2, maxWaiting: 2 });
  const results = Promise.all(['a', 'b', 'c', 'd'].map(add));
  expect(begun).toEqual(['a', 'b']);

  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');

  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

test('a task past the waiting limit is refused for a few seconds, and accepted once there is room', async () => {
  const { add, begun, end } = queueOf({ atOnce: 1, maxWaiting: 1 });
  const [first, second] = [add('first'), add('second')];

  await expect(add('third')).rejects.toMatchObject({ code: 'too-busy', seconds: 5 });

  end('first');
  await first;
  const fourth = add('fourth');
  end('second');
  await second;
  end('fourth');
  expect(await fourth).toBe('fourth');
  expect(begun).toEqual(['first', 'second', 'fourth']);
});

test('a task that fails frees its place in the queue', async () => {
  const { add, ends } = queueOf({ atOnce: 1, maxWaiting: 1 });
  const first = add('first');
  const second = add('second');

  ends.get('first')!.reject(new Error('It has failed.'));

  await expect(first).rejects.toThrow('It has failed.');
  ends.get('second')!.resolve('second');
  expect(await second).toBe('second');
});

test('other work runs between the computations of simultaneous callers', async () => {
  const take = inTurn();
  const state = { iteration: 0, isOver: false };
  const others = (async () => {
    for (; !state.isOver; state.iteration += 1) await nextLoop();
  })();

  const iterations = await Promise.all(
    Array.from({ length: 20 }, () => take(async () => state.iteration)),
  );
  state.isOver = true;
  await others;
  expect(new Set(iterations).size).toBe(20);
});
