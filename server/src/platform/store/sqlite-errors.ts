// SQLite's primary result codes, which are the last byte of its extended ones.
const BUSY = 5;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Whether another connection, or another program, holds the lock that was asked for. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;
