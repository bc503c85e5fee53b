/** Uses of a key in its current window, and the milliseconds until the window ends. */
export type Used = { readonly count: number; readonly msLeft: number };

/** Counter of uses by key. The window of a key begins with its first use. */
export type Counter = {
  readonly add: (key: string) => Promise<Used>;
  readonly takeBack: (key: string) => Promise<void>;
  readonly clear: (key: string) => Promise<void>;
};

/** Counter that also adds several uses at once, synchronously. */
type MemoryCounter = Counter & { readonly addNow: (key: string, uses: number) => Used };

/** Maximum number of keys, against clients that make keys up: about 10 MB. Beyond it, the oldest window is evicted. */
const MAX_KEYS = 50_000;

/** Counter in bounded memory, without timers. Uses a map: an LRU cache would reserve its memory in advance. */
export function memoryCounter(windowMs: number, maxKeys = MAX_KEYS): MemoryCounter {
  // In order of start, and therefore of end.
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
    windows.delete(key); // a new window goes to the end of the map
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
