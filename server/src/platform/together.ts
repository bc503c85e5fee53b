import DataLoader from 'dataloader';

type Options = {
  readonly max: number; // items of one call
  readonly areMany: boolean; // whether a call begins while another is under way
};

/**
 * Does with one call what is asked for in one turn of the event loop, and, unless there are many
 * calls at once, while the one before is under way.
 *
 * @param act returns something for each item: an error where it failed for that one alone
 */
export function together<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  { max, areMany }: Options,
): (item: Item) => Promise<Result> {
  let latest: Promise<void> | undefined; // while it is under way

  function actAlone(items: readonly Item[]) {
    const results = act(items);
    const end = () => {
      if (latest === over) latest = undefined;
    };
    const over: Promise<void> = results.then(end, end);
    latest = over;
    return results;
  }

  const loader = new DataLoader(areMany ? act : actAlone, {
    cache: false,
    maxBatchSize: max,
    batchScheduleFn: (begin) => void (latest ? latest.then(begin) : setImmediate(begin)),
  });
  return (item) => loader.load(item);
}
