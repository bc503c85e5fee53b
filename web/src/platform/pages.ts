import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

type Page = { readonly limit: number } & Before;

type List<Answer, Item> = {
  readonly queryKey: QueryKey;
  readonly read: (page: Page, signal: AbortSignal) => Promise<Answer>;
  readonly size: number; // entries per page
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly timeOf: (item: Item) => string;
};

type Before = { readonly before?: string };

/**
 * Query for a list, newest first. Each page asks for one entry more than it shows, to know if more
 * follow.
 */
export const pagesQuery = <Answer, Item>(list: List<Answer, Item>) => {
  const { queryKey, read, size, itemsOf, timeOf } = list;
  return infiniteQueryOptions<Answer, Error, Item[], QueryKey, Before>({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ limit: size + 1, ...pageParam }, signal),
    initialPageParam: {},
    getNextPageParam: (answer) => {
      const items = itemsOf(answer);
      const last = items[size - 1];
      return items.length > size && last ? { before: timeOf(last) } : undefined;
    },
    select: ({ pages }) => pages.flatMap((answer) => itemsOf(answer).slice(0, size)),
  });
};
