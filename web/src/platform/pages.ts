import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { get } from './api.ts';

type List<Answer, Item> = {
  readonly queryKey: QueryKey;
  readonly path: string;
  readonly filter?: Readonly<Record<string, string>>;
  readonly size: number; // of a page
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly timeOf: (item: Item) => string;
};

type Before = { readonly before?: string };

/** A list, newest first. Each page asks for one more than it shows, to know if more follow. */
export const pagesQuery = <Answer, Item>(list: List<Answer, Item>) => {
  const { queryKey, path, filter, size, itemsOf, timeOf } = list;
  return infiniteQueryOptions<Answer, Error, Item[], QueryKey, Before>({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({ limit: String(size + 1), ...pageParam, ...filter });
      return get<Answer>(`${path}?${page}`, signal);
    },
    initialPageParam: {},
    getNextPageParam: (answer) => {
      const items = itemsOf(answer);
      const last = items[size - 1];
      return items.length > size && last ? { before: timeOf(last) } : undefined;
    },
    select: ({ pages }) => pages.flatMap((answer) => itemsOf(answer).slice(0, size)),
  });
};
