import type { Log } from './http.ts';

/** Work that nobody awaits: news to send, an event to answer. Its failures are logged. */
export type UnderWay = {
  readonly start: (name: string, work: () => Promise<void>) => void;
  /** Waits for all that was started; what comes later does not start. */
  readonly close: () => Promise<void>;
};

export function underWay(log: Log, onFailure?: (name: string) => void): UnderWay {
  const running = new Set<Promise<void>>();
  let isClosed = false;
  return {
    start(name, work) {
      if (isClosed) return;
      const run = work()
        .catch((error: unknown) => {
          log.error({ err: error, work: name }, 'work failed');
          onFailure?.(name);
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
    async close() {
      while (running.size > 0) await Promise.all(running);
      isClosed = true;
    },
  };
}
