import { setTimeout } from 'node:timers/promises';
import { asRefusal, isBusy } from './sqlite-errors.ts';

const TIMEOUT_MS = 5_000;
const TIMEOUT_AFTER_FAILURE_MS = 250; // longer than a commit of our own thread
const RETRY_MS = 5;

/**
 * Retries while SQLite's lock is held elsewhere, without blocking the thread. After a timeout, the timeout is short
 * until the lock was taken again, so that queued callers do not wait one after the other.
 */
export function lockWait() {
  let timeoutMs = TIMEOUT_MS;

  return {
    /** @throws {Refusal} `out-of-reach` if another connection holds the lock until the timeout */
    async waitFor<Result>(attempt: () => Promise<Result>): Promise<Result> {
      const start = performance.now();
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (!isBusy(error)) throw asRefusal(error);
          if (performance.now() - start > timeoutMs) {
            timeoutMs = TIMEOUT_AFTER_FAILURE_MS;
            throw asRefusal(error);
          }
        }
        await setTimeout(RETRY_MS);
      }
    },

    /** To be called once the lock is taken. */
    noteSuccess(): void {
      timeoutMs = TIMEOUT_MS;
    },
  };
}
