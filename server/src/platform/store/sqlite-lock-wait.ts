import { setTimeout } from 'node:timers/promises';
import { asRefusal, isBusy } from './sqlite-errors.ts';

const TIMEOUT_MS = 5_000;
const TIMEOUT_AFTER_FAILURE_MS = 250; // longer than a commit of this server's writer thread
const RETRY_MS = 5;

/**
 * Retries an attempt while another connection holds SQLite's lock, without blocking the thread. After a timeout, the
 * timeout is short until the lock is taken again, so that queued callers do not wait in full one after the other.
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

    /** Restores the full timeout. Call this once the lock is taken. */
    noteSuccess(): void {
      timeoutMs = TIMEOUT_MS;
    },
  };
}
