import * as z from 'zod/mini';

/** An id, sent in any case: the store has them in lower case, and what is compared is the text. */
export const id = z.uuid().check(z.toLowerCase());

/**
 * Chosen by the client for one press of a button, of what makes something: sent again by the same user, also
 * within the day after, it makes nothing more. Absent: each request makes another.
 */
export const requestId = z.optional(id);
