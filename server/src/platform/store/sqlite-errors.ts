import { outOfReach } from '#platform/refusals.ts';

// SQLite's primary result codes: the last byte of the extended codes.
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;

const OUT_OF_REACH = new Set<number | undefined>([BUSY, READONLY, IOERR, FULL, CANTOPEN]);

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

export const isOfSqlite = (error: unknown): boolean => codeOf(error) !== undefined;

/** True if another connection or program holds the lock. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;

/** Returns the refusal `out-of-reach` for errors of SQLite's lock or disk; any other error unchanged. */
export const asRefusal = (error: unknown): unknown =>
  OUT_OF_REACH.has(codeOf(error)) ? outOfReach(error) : error;

/** An error to post to another thread, with its code: only message and stack survive the posting. */
export type PostedError = { readonly error: Error; readonly errcode: unknown };

export const postedError = (error: Error): PostedError => ({
  error,
  errcode: 'errcode' in error ? error.errcode : undefined,
});

/** Returns a posted error with its code, or the refusal `out-of-reach` in its place. */
export const receivedError = ({ error, errcode }: PostedError): Error =>
  asRefusal(Object.assign(error, { errcode })) as Error; // both are errors
