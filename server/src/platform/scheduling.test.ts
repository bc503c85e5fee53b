import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { batched, delayed, onNextLoop, serialQueue, yieldEvery } from './scheduling.ts';

/** A call that ends when the test lets it, and the batches that it has had. */
function slowCall() {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  return {
    batches,
    async run(items: readonly number[]) {
      batches.push(items);
      await new Promise<void>((resolve) => void ends.push(resolve));
      if (items.includes(0)) throw new Error('nothing');
      return items.map((item) => (item < 0 ? new Error('negative') : 2 * item));
    },
    /** Waits until so many batches have begun. */
    async begun(count: number): Promise<void> {
      await expect.poll(() => batches).toHaveLength(count);
    },
    end: () => ends.shift()?.(),
  };
}

/** One batch at a time, as where there is one writer. */
function oneAtATime(max = 100) {
  const call = slowCall();
  const { runExclusive, onIdle } = serialQueue();
  const run = (items: readonly number[]) => runExclusive(() => call.run(items));
  return { ...call, ask: batched({ max, schedule: onIdle, run }) };
}

describe('a serial queue', () => {
  test('runs one task after the other, in order of arrival, even after a failure', async () => {
    const { runExclusive } = serialQueue();
    const done: string[] = [];
    const work = (name: string, fails = false) =>
      runExclusive(async () => {
        done.push(`${name} begins`);
        await new Promise(setImmediate);
        done.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });

    const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);

    expect(done).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('runs its gathering callbacks and then its committing callback when it is idle', async () => {
    const { runExclusive, onIdle, onIdleLast } = serialQueue();
    const said: string[] = [];
    const work = runExclusive(async () => void said.push('work'));
    onIdleLast(() => said.push('commit'));
    onIdle(() => said.push('gather'));
    onIdle(() => said.push('gather more'));

    await work;
    await new Promise(setImmediate);

    expect(said).toEqual(['work', 'gather', 'gather more', 'commit']);
  });
});

describe('a batched function', () => {
  test('handles simultaneous items in one call, and gives each item its own result', async () => {
    const { ask, begun, end, batches } = oneAtATime();
    const results = Promise.allSettled([ask(1), ask(-1), ask(3)]);
    await begun(1);
    end();

    expect(await results).toMatchObject([
      { value: 2 },
      { reason: { message: 'negative' } },
      { value: 6 },
    ]);
    expect(batches).toEqual([[1, -1, 3]]);
  });

  test('handles the items that arrive during a commit in the next commit', async () => {
    const { ask, begun, end, batches } = oneAtATime();
    const results = [ask(1)];
    await begun(1);
    for (const item of [2, 3, 4]) results.push(ask(item));
    end();
    await begun(2);
    end();

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  test('splits more items than fit into one batch into several batches, in order', async () => {
    const { ask, begun, end, batches } = oneAtATime(2);
    const results = [ask(1), ask(2), ask(3), ask(4), ask(5)];
    for (const count of [1, 2, 3]) {
      await begun(count);
      end();
    }

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  test('handles the items asked before and after the failure of a batch', async () => {
    const { ask, begun, end } = oneAtATime();
    const failed = Promise.allSettled([ask(0)]);
    await begun(1);
    const before = ask(1);
    end();
    await begun(2);
    const after = ask(2);
    end();
    await begun(3);
    end();

    expect(await failed).toMatchObject([{ reason: { message: 'nothing' } }]);
    expect(await Promise.all([before, after])).toEqual([2, 4]);
  });

  test('does not wait for a running batch where several batches may run at once', async () => {
    const { run, begun, batches } = slowCall();
    const ask = batched({ max: 100, schedule: onNextLoop, run });
    void ask(1);
    await begun(1);
    void ask(2);
    await begun(2);

    expect(batches).toEqual([[1], [2]]);
  });

  test('that feeds another joins the next commit, before any other work', async () => {
    const { runExclusive, onIdle, onIdleLast } = serialQueue();
    const done: string[] = [];
    const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
    const write = batched({
      max: 100,
      schedule: onIdleLast,
      run: (items: readonly number[]) =>
        runExclusive(async () => {
          done.push(items.join('+'));
          await committed;
          return items;
        }),
    });
    const gather = batched({
      max: 100,
      schedule: onIdle,
      run: (items: readonly number[]) => Promise.all(items.map(write)),
    });
    const results = [write(1)];
    await expect.poll(() => done).toEqual(['1']);
    results.push(write(2), gather(3), gather(4));
    setImmediate(() => done.push('something else'));
    commit();

    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
    await new Promise(setImmediate);
    expect(done).toEqual(['1', '2+3+4', 'something else']);
  });
});

describe('callers that yield', () => {
  test('continue in order, a few at a time, with other work in between', async () => {
    const yieldToOthers = yieldEvery(2);
    const gone: (number | string)[] = [];
    const come = async (who: number) => {
      await yieldToOthers();
      gone.push(who);
      if (who === 1) setImmediate(() => gone.push('something else'));
    };

    await Promise.all([1, 2, 3, 4, 5].map(come));

    expect(gone.filter((who) => typeof who === 'number')).toEqual([1, 2, 3, 4, 5]);
    expect(gone.indexOf('something else')).toBeLessThan(gone.indexOf(5));
    expect(gone.indexOf('something else')).toBeGreaterThan(gone.indexOf(2));
  });
});

describe('a delayed action', () => {
  test('runs in order, not before its time, and not much later', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const done: string[] = [];
    const act = delayed<string>(50, (item) => void done.push(item));
    act('a');
    vi.advanceTimersByTime(30);
    act('b');
    vi.advanceTimersByTime(49);
    expect(done).not.toContain('b');
    vi.advanceTimersByTime(51);
    expect(done).toEqual(['a', 'b']);

    act('c');
    vi.advanceTimersByTime(49);
    expect(done).toEqual(['a', 'b']);
    vi.advanceTimersByTime(51);
    expect(done).toEqual(['a', 'b', 'c']);
  });
});
