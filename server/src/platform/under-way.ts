import type { Log } from './http.ts';

/** Work that nobody awaits: news to send, an event to answer. Its failures are logged. */
export type UnderWay = {
  readonly start: (name: string, work: () => Promise<void>) => void;
  /** Resolves when all that was started has ended. */
  readonly settled: () => Promise<void>;
};

export function underWay(log: Log): UnderWay {
  const running = new Set<Promise<void>>();
  return {
    start(name, work) {
      const run = work()
        .catch((error: unknown) => log.error({ err: error, work: name }, 'work failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
