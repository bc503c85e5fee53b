import { existsSync } from 'node:fs';
import { readConfig, type Config } from '../../server/src/platform/config/config.ts';
import { StoreInUse } from '../../server/src/platform/config/start-error.ts';
import { isStoreFault, storeFault } from '../../server/src/platform/servers/store-faults.ts';
import { lockStore } from '../../server/src/platform/servers/store-lock.ts';
import { sqlitePath } from '../../server/src/platform/store/sqlite-file.ts';

type Store = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Returns the store that the server's settings name. */
export const storeOf = (variables: NodeJS.ProcessEnv): Store => readConfig(variables);

export const nameOf = ({ databaseUrl, dataDir }: Store): string =>
  databaseUrl === undefined ? dataDir : `PostgreSQL at ${new URL(databaseUrl).host}`;

/** Returns the line that reports a copy. */
export const moved = (rows: number, from: string, to: string): string =>
  `${rows} ${rows === 1 ? 'row' : 'rows'} from ${from} to ${to}.`;

/** @throws if there is no embedded database: opening a missing database would create it, and its folder */
export function refuseAbsent({ databaseUrl, dataDir }: Store): void {
  if (databaseUrl !== undefined || existsSync(sqlitePath(dataDir))) return;
  throw new Error(`DATA_DIR: there is no store of Tres Dardos in '${dataDir}'.`);
}

/**
 * Locks a store against servers: a server would take a half-filled store for complete, or go on changing data that are
 * moved elsewhere.
 *
 * @returns a function that unlocks the store
 * @throws if a server runs on the store
 */
export const lockedAlone = (store: Store): Promise<() => Promise<void>> =>
  lockStore({ ...store, redisUrl: undefined }, console).catch((error: unknown) => {
    throw error instanceof StoreInUse
      ? new Error(`A server runs on the data of ${nameOf(store)}: stop it first.`)
      : error;
  });

/** @throws if no file is named */
export function fileAsked(command: string): string {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error(`No file given: npm run ${command} -- FILE`);
  return file;
}

/** Returns the reason why a command failed. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isStoreFault(error) ? storeFault(error, storeOf(process.env)) : error.message;
}

/** Runs a command, prints its result or its error in one line, and exits. */
export async function printAndExit(work: () => Promise<string>): Promise<never> {
  try {
    console.log(await work());
    process.exit(0);
  } catch (error) {
    console.error(lineOf(error));
    process.exit(1);
  }
}
