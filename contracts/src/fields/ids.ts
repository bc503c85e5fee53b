import * as z from 'zod/mini';

/** An id, sent in any case: the store has them in lower case, and what is compared is the text. */
export const id = z.uuid().check(z.toLowerCase());
