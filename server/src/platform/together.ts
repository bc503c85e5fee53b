import DataLoader from 'dataloader';

/**
 * Does with one call what is asked for in one turn of the event loop, or while a call is under way.
 *
 * @param act returns something for each item: an error where it failed for that one alone
 */
export function together<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  maxTogether: number,
): (item: Item) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader(
    (items: readonly Item[]) => {
      const results = act(items);
      before = results.catch(() => {});
      return results;
    },
    {
      cache: false,
      maxBatchSize: maxTogether,
      batchScheduleFn: (begin) => void before.then(() => setImmediate(begin)),
    },
  );
  return (item) => loader.load(item);
}
