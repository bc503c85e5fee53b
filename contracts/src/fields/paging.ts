import * as z from 'zod/mini';

export const PAGE_MAX = 100;

/** How many of a list a query asks for. */
export const pageLimit = (max = PAGE_MAX) =>
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));
