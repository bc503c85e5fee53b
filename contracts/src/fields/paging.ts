import * as z from 'zod/mini';

export const PAGE_MAX = 100;

/** Returns the schema of the number of entries that a query asks for, from 1 to `max`. */
export const pageLimit = (max = PAGE_MAX) =>
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));
