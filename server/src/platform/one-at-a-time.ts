/** Calls back at a moment of its own choice. */
export type When = (begin: () => void) => void;

/** In the next turn of the event loop. */
export const soon: When = (begin) => void setImmediate(begin);

export type OneAtATime = ReturnType<typeof oneAtATime>;

export function oneAtATime() {
  let latest: Promise<void> | undefined; // while it is under way, or waits
  const free = () => latest ?? Promise.resolve();

  return {
    /** Does works one after the other, in the order they came. */
    inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = free().then(work);
      const end = () => {
        if (latest === over) latest = undefined;
      };
      const over: Promise<void> = result.then(end, end);
      latest = over;
      return result;
    },

    /** As soon as all works are done that are known by now. */
    whenFree: (begin: () => void): void => void (latest ? latest.then(begin) : soon(begin)),

    /** The same, but after those who have waited for it, too, and have begun. */
    soonWhenFree: (begin: () => void): void => void free().then(() => queueMicrotask(begin)),
  };
}
