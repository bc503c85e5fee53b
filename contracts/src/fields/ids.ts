import * as z from 'zod/mini';

/** An id, accepted in any case: the store holds ids in lower case and compares them as text. */
export const id = z.uuid().check(z.toLowerCase());

/**
 * Idempotency key of a request that creates something, chosen by the client once per press of a button. Repeated by
 * the same user within a day, the request creates nothing more. Absent: each request creates something.
 */
export const requestId = z.optional(id);
