import type { Config } from '#platform/config/config.ts';
import { unwritableFolder } from '#platform/config/start-error.ts';
import { codeOf } from '#platform/connection-faults.ts';
import { isOutOfReach } from '#platform/refusals.ts';
import { isOfSqlite } from '#platform/store/sqlite-errors.ts';
import { postgresFault } from './postgres-faults.ts';

// PostgreSQL's error codes: login refused, no such database, missing privilege.
const REFUSED = /^(?:28\w{3}|3D000|42501)$/;

/** True if an error or one of its causes means that the store cannot be used. */
export const isStoreFault = (error: unknown): boolean =>
  causesOf(error).some((cause) => isOutOfReach(cause) || REFUSED.test(codeOf(cause)));

/** Returns one line for the operator: why a store cannot be used. */
export function storeFault(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): string {
  const causes = causesOf(error);
  return databaseUrl === undefined || causes.some(isOfSqlite)
    ? unwritableFolder(dataDir)
    : postgresFault(causes.at(-1), databaseUrl);
}

/** Returns an error and its causes, the root cause last. */
const causesOf = (error: unknown): unknown[] =>
  error instanceof Error && error.cause instanceof Error
    ? [error, ...causesOf(error.cause)]
    : [error];
