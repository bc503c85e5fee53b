import type { Log } from './log.ts';

/** Tasks that no caller awaits: answering a request, sending a mail. Their failures are logged. */
export type BackgroundTasks = {
  readonly run: (name: string, task: () => Promise<void>) => void;
  /** Resolves once no task runs any more, tasks started by others included. Later calls of `run` are no-ops. */
  readonly drain: () => Promise<void>;
};

export function newBackgroundTasks(log: Log, onFailure?: (name: string) => void): BackgroundTasks {
  const end = Promise.withResolvers<void>();
  let running = 0;
  let isDraining = false;
  let isClosed = false;

  function closeIfIdle(): void {
    if (!isDraining || running > 0) return;
    isClosed = true;
    end.resolve();
  }

  async function start(name: string, task: () => Promise<void>): Promise<void> {
    running += 1;
    try {
      await task();
    } catch (error) {
      log.error({ err: error, work: name }, 'work failed');
      onFailure?.(name);
    }
    running -= 1;
    closeIfIdle();
  }

  return {
    run(name, task) {
      if (!isClosed) void start(name, task);
    },
    drain() {
      isDraining = true;
      closeIfIdle();
      return end.promise;
    },
  };
}
