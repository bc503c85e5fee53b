import DataLoader from 'dataloader';
import type { When } from './one-at-a-time.ts';

type Options = {
  readonly max: number; // items of one call
  readonly when: When; // a call begins that has been asked for
};

/**
 * Does with one call what is asked for until it begins, or with several, where that is too much for one.
 *
 * @param act returns something for each item: an error where it failed for that one alone
 */
export function together<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  { max, when }: Options,
): (item: Item) => Promise<Result> {
  const loader = new DataLoader(act, { cache: false, maxBatchSize: max, batchScheduleFn: when });
  return (item) => loader.load(item);
}
