import type { Log } from './log.ts';

/** Work that nobody awaits: news to send, an event to answer. Its failures are logged. */
export type UnderWay = {
  readonly start: (name: string, work: () => Promise<void>) => void;
  /** Waits for all that was started; what comes later does not start. */
  readonly close: () => Promise<void>;
};

export function underWay(log: Log, onFailure?: (name: string) => void): UnderWay {
  const end = Promise.withResolvers<void>();
  let running = 0;
  let isClosing = false;
  let isClosed = false;

  function closeIfIdle(): void {
    if (!isClosing || running > 0) return;
    isClosed = true;
    end.resolve();
  }

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    running += 1;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, work: name }, 'work failed');
      onFailure?.(name);
    }
    running -= 1;
    closeIfIdle();
  }

  return {
    start(name, work) {
      if (!isClosed) void run(name, work);
    },
    close() {
      isClosing = true;
      closeIfIdle();
      return end.promise;
    },
  };
}
