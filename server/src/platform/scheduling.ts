/** In which order, and how many at once, asynchronous work is done. */
import DataLoader from 'dataloader';

/** Calls back at a moment of its own choice. */
export type Schedule = (callback: () => void) => void;

/** In the next turn of the event loop. */
export const onNextLoop: Schedule = (callback) => void setImmediate(callback);

export type SerialQueue = {
  /** Does one work after the other, in the order they came. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Once all work is done that is queued by now; in the next turn of the event loop, if none is. */
  readonly onIdle: Schedule;
  /** The same, after all callbacks of `onIdle` have run, and before anything else does. */
  readonly onIdleLast: Schedule;
};

export function serialQueue(): SerialQueue {
  let last: Promise<void> | undefined; // while it runs, or waits

  return {
    runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = (last ?? Promise.resolve()).then(work);
      const end = () => {
        if (last === settled) last = undefined;
      };
      const settled: Promise<void> = result.then(end, end);
      last = settled;
      return result;
    },
    onIdle: (callback) => void (last ? last.then(callback) : onNextLoop(callback)),
    // One microtask more: other callbacks for the same end run before it.
    onIdleLast: (callback) => void (last ?? Promise.resolve()).then(() => queueMicrotask(callback)),
  };
}

type Batches<Item, Result> = {
  /** Items of one batch, at most. */
  readonly max: number;
  /** When a batch begins that has an item. */
  readonly schedule: Schedule;
  /** Returns something for each item: an error where it failed for that one alone. */
  readonly run: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
};

/** Does with one call whatever has come until it begins, and promises each item its own result. */
export function batched<Item, Result>({
  max,
  schedule,
  run,
}: Batches<Item, Result>): (item: Item) => Promise<Result> {
  const options = { cache: false, maxBatchSize: max, batchScheduleFn: schedule };
  const loader = new DataLoader(run, options);
  return (item) => loader.load(item);
}

/** Lets those who await it go on in their order: `count` of them in each turn of the event loop. */
export function yieldEvery(count: number): () => Promise<void> {
  const waiting: (() => void)[] = [];

  const resume = () => {
    for (const goOn of waiting.splice(0, count)) goOn();
    if (waiting.length > 0) setImmediate(resume);
  };

  return () =>
    new Promise((goOn) => {
      if (waiting.push(goOn) === 1) setImmediate(resume);
    });
}

/** Calls `act` for each item after `ms` milliseconds, or up to twice as many: one timer does for all. */
export function delayed<Item>(ms: number, act: (item: Item) => void): (item: Item) => void {
  let due: Item[] = [];
  let added: Item[] = [];
  let isRunning = false;

  const tick = () => {
    for (const item of due) act(item);
    [due, added] = [added, []];
    isRunning = due.length > 0;
    if (isRunning) setTimeout(tick, ms).unref();
  };

  return (item) => {
    added.push(item);
    if (isRunning) return;
    isRunning = true;
    setTimeout(tick, ms).unref();
  };
}
