import DataLoader from 'dataloader';

/** Function that runs a callback at a later time of its choice. */
export type Schedule = (callback: () => void) => void;

/** Runs a callback in the next iteration of the event loop. */
export const onNextLoop: Schedule = (callback) => void setImmediate(callback);

export type SerialQueue = {
  /** Runs one task at a time, in the order of the calls. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Runs a callback once the tasks queued so far are done; in the next iteration of the event loop if there are none.
   */
  readonly onIdle: Schedule;
  /** Runs a callback right after those of `onIdle`. */
  readonly onIdleLast: Schedule;
};

export function serialQueue(): SerialQueue {
  let last: Promise<void> | undefined; // absent: the queue is empty

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
    // A microtask later: the callbacks of `onIdle` run first.
    onIdleLast: (callback) => void (last ?? Promise.resolve()).then(() => queueMicrotask(callback)),
  };
}

type Batches<Item, Result> = {
  readonly max: number; // items per batch
  /** Decides when to run a batch, once the batch has its first item. */
  readonly schedule: Schedule;
  /** Returns a result for each item: an error fails that item alone. */
  readonly run: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
};

/** Gathers items until the schedule starts the batch, runs it with one call, and gives each caller its result. */
export function batched<Item, Result>({
  max,
  schedule,
  run,
}: Batches<Item, Result>): (item: Item) => Promise<Result> {
  const options = { cache: false, maxBatchSize: max, batchScheduleFn: schedule };
  const loader = new DataLoader(run, options);
  return (item) => loader.load(item);
}

/** Returns a function for callers to await. It resumes `count` of them per iteration of the event loop, in order. */
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

/** Returns a function that calls `act` for each item after `ms` to `2 * ms` milliseconds, with one timer for all. */
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
