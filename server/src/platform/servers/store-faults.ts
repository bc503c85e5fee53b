import type { Config } from '#platform/config/config.ts';
import { codeOf } from '#platform/connection-faults.ts';
import { unwritableFolder } from '#platform/config/start-error.ts';
import { isOutOfReach } from '#platform/refusals.ts';
import { isOfSqlite } from '#platform/store/sqlite-errors.ts';
import { postgresFault } from './postgres-faults.ts';

/**
 * Returns in one line for the operator why a store cannot be used.
 *
 * @returns undefined if the error, and what caused it, says nothing of the kind
 */
export function storeFault(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): string | undefined {
  const causes = causesOf(error);
  if (!causes.some(isOfStore)) return undefined;
  return databaseUrl === undefined || causes.some(isOfSqlite)
    ? unwritableFolder(dataDir)
    : postgresFault(causes.at(-1), databaseUrl);
}

/** True if the store does not answer, cannot be written to, or, by PostgreSQL's code, lacks a right. */
const isOfStore = (error: unknown): boolean => isOutOfReach(error) || codeOf(error) === '42501';

/** Returns an error and those that caused it, the first cause last. */
const causesOf = (error: unknown): unknown[] =>
  error instanceof Error && error.cause instanceof Error
    ? [error, ...causesOf(error.cause)]
    : [error];
