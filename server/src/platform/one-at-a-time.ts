/** Calls back at a moment of its own choice. */
export type When = (begin: () => void) => void;

/** In the next turn of the event loop. */
export const soon: When = (begin) => void setImmediate(begin);

export type OneAtATime = {
  /** Does works one after the other, in the order they came. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** As soon as all works are done that are known by now. */
  readonly whenFree: When;
  /** The same, but after all who have waited for a work's end have begun, and before anything else. */
  readonly lastWhenFree: When;
};

export function oneAtATime(): OneAtATime {
  let latest: Promise<void> | undefined; // while it is under way, or waits
  const free = () => latest ?? Promise.resolve();

  return {
    inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = free().then(work);
      const end = () => {
        if (latest === over) latest = undefined;
      };
      const over: Promise<void> = result.then(end, end);
      latest = over;
      return result;
    },
    whenFree: (begin) => void (latest ? latest.then(begin) : soon(begin)),
    // One microtask more: whoever else waits for the same end has theirs before it.
    lastWhenFree: (begin) => void free().then(() => queueMicrotask(begin)),
  };
}
