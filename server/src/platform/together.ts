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
  let before: Promise<unknown> | undefined; // while it is under way

  async function actAlone(items: readonly Item[]) {
    const results = act(items);
    before = results.then(end, end);
    await before;
    await aTurn(); // the next call begins first, and is under way while these results are acted on
    return results;
  }
  const end = () => void (before = undefined);

  const loader = new DataLoader(areMany ? act : actAlone, {
    cache: false,
    maxBatchSize: max,
    batchScheduleFn: (begin) => void (before ? before.then(begin) : setImmediate(begin)),
  });
  return (item) => loader.load(item);
}

/** A whole turn of the event loop, in which everything is read that has come. */
const aTurn = () =>
  new Promise<void>((over) => {
    setImmediate(() => setImmediate(over));
  });
