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
  async function finish(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, work: name }, 'work failed');
      onFailure?.(name);
    }
  }

  return {
    start(name, work) {
      if (isClosed) return;
      const run = finish(name, work).then(() => void running.delete(run));
      running.add(run);
    },
    async close() {
      while (running.size > 0) await Promise.all(running);
      isClosed = true;
    },
  };
}
