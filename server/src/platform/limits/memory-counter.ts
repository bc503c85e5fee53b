/** How often a key was used in the window that runs for it, and when that ends, in milliseconds. */
export type Used = { readonly count: number; readonly msLeft: number };

/** Counts uses by key in windows of one length; a window begins with the first use of a key. */
export type Counter = {
  readonly add: (key: string) => Promise<Used>;
  readonly takeBack: (key: string) => Promise<void>;
  readonly clear: (key: string) => Promise<void>;
};

/** One that can also count so many uses at once, and without waiting. */
type MemoryCounter = Counter & { readonly addNow: (key: string, uses: number) => Used };

/** A client that makes keys up gets no more than some 10 MB. Beyond it, the oldest window is forgotten. */
const MAX_KEYS = 50_000;

/** Counts in this process, in bounded memory and without timers. */
export function memoryCounter(windowMs: number, maxKeys = MAX_KEYS): MemoryCounter {
  // In the order in which they began, which is the order in which they end.
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  const makeRoom = (now: number): void => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < maxKeys) return;
      windows.delete(key);
    }
  };

  function addNow(key: string, uses: number): Used {
    const now = performance.now();
    const running = windows.get(key);
    if (running && running.endsAt > now) {
      running.count += uses;
      return { count: running.count, msLeft: running.endsAt - now };
    }
    windows.delete(key); // or the new window would keep the place of the ended one
    makeRoom(now);
    windows.set(key, { count: uses, endsAt: now + windowMs });
    return { count: uses, msLeft: windowMs };
  }

  return {
    addNow,
    add: async (key) => addNow(key, 1),

    async takeBack(key) {
      const running = windows.get(key);
      if (running) running.count -= 1;
    },

    async clear(key) {
      windows.delete(key);
    },
  };
}
