import { existsSync } from 'node:fs';
import { readConfig, type Config } from '../../server/src/platform/config/config.ts';
import { StoreInUse } from '../../server/src/platform/config/start-error.ts';
import { isStoreFault, storeFault } from '../../server/src/platform/servers/store-faults.ts';
import { lockStore } from '../../server/src/platform/servers/store-lock.ts';
import { sqlitePath } from '../../server/src/platform/store/sqlite-file.ts';

type Store = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The store that the server's own settings name. */
export const storeOf = (variables: NodeJS.ProcessEnv): Store => readConfig(variables);

export const nameOf = ({ databaseUrl, dataDir }: Store): string =>
  databaseUrl === undefined ? dataDir : `PostgreSQL at ${new URL(databaseUrl).host}`;

/** The line that says what was copied. */
export const moved = (rows: number, from: string, to: string): string =>
  `${rows} ${rows === 1 ? 'row' : 'rows'} from ${from} to ${to}.`;

/** @throws where there is no embedded database: to open it would make one, and the folder for it */
export function refuseAbsent({ databaseUrl, dataDir }: Store): void {
  if (databaseUrl !== undefined || existsSync(sqlitePath(dataDir))) return;
  throw new Error(`DATA_DIR: there is no store of Tres Dardos in '${dataDir}'.`);
}

/**
 * Keeps every server from a store: one would take what is half there for all there is, and go on with what
 * is brought elsewhere.
 *
 * @returns what lets them in again
 * @throws where one runs on it
 */
export const lockedAlone = (store: Store): Promise<() => Promise<void>> =>
  lockStore({ ...store, redisUrl: undefined }, console).catch((error: unknown) => {
    throw error instanceof StoreInUse
      ? new Error(`A server runs on the data of ${nameOf(store)}: stop it first.`)
      : error;
  });

/** @throws where no file is named */
export function fileAsked(command: string): string {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error(`No file given: npm run ${command} -- FILE`);
  return file;
}

/** Why a command could not do what it is for. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isStoreFault(error) ? storeFault(error, storeOf(process.env)) : error.message;
}

/** Does what a command is for, and prints it in one line; as one line, too, why it could not. */
export async function printAndExit(work: () => Promise<string>): Promise<never> {
  try {
    console.log(await work());
    process.exit(0);
  } catch (error) {
    console.error(lineOf(error));
    process.exit(1);
  }
}
