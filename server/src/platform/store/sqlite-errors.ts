import { outOfReach } from '#platform/refusals.ts';

// SQLite's primary result codes, which are the last byte of its extended ones.
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;

const OUT_OF_REACH = new Set<number | undefined>([BUSY, READONLY, IOERR, FULL, CANTOPEN]);

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Whether another connection, or another program, holds the lock that was asked for. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;

/** What to throw for an error of SQLite: `out-of-reach` where its lock or its disk is to blame. */
export const asRefusal = (error: unknown): unknown =>
  OUT_OF_REACH.has(codeOf(error)) ? outOfReach(error) : error;

/** An error on its way to another thread, where only its words and its stack would arrive. */
export type PostedError = { readonly error: Error; readonly errcode: unknown };

export const postedError = (error: Error): PostedError => ({
  error,
  errcode: 'errcode' in error ? error.errcode : undefined,
});

/** The error as it was posted, or what to throw for it. */
export const receivedError = ({ error, errcode }: PostedError): Error =>
  asRefusal(Object.assign(error, { errcode })) as Error; // either is one
