import { setTimeout } from 'node:timers/promises';
import { asRefusal, isBusy } from './sqlite-errors.ts';

// In milliseconds.
const PATIENCE = 5_000;
const PATIENCE_ONCE_LOST = 250; // more than a commit of our own thread takes
const PAUSE = 5;

/**
 * Waits for SQLite's lock between tries, not within them: meanwhile the thread goes on. Once somebody
 * has waited in vain, nobody waits for long until the lock was had again, so that those who have queued
 * do not wait one after the other.
 */
export function lockWait() {
  let patience = PATIENCE;

  return {
    /** @throws {Refusal} `out-of-reach` when another connection holds the lock for too long */
    async waitFor<Result>(attempt: () => Promise<Result>): Promise<Result> {
      const start = performance.now();
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (!isBusy(error)) throw asRefusal(error);
          if (performance.now() - start > patience) {
            patience = PATIENCE_ONCE_LOST;
            throw asRefusal(error);
          }
        }
        await setTimeout(PAUSE);
      }
    },

    /** To be called by the holder of the lock. */
    had(): void {
      patience = PATIENCE;
    },
  };
}
