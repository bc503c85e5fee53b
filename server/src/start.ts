import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from './platform/config/config.ts';
import type { HttpApp } from './platform/http/http.ts';
import { StartError } from './platform/config/start-error.ts';
import { isOutOfReach } from './platform/refusals.ts';
import { buildApp } from './app.ts';
import { words } from './platform/words.ts';

/** Longest wait for what runs when the process is asked to stop, in milliseconds. */
const STOP_WITHIN = 9_000;

/**
 * Starts the product as the environment says, or prints in one line why it cannot, and ends.
 *
 * @param onBuilt gets what stops it from then on
 */
export const start = (onBuilt: (stop: () => void) => void): Promise<void> =>
  serve(onBuilt).catch((error: unknown) => {
    console.error(lineOf(error));
    process.exit(1);
  });

async function serve(onBuilt: (stop: () => void) => void): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildApp(config).catch((error: unknown) => {
    throw isStoreAway(error) ? new StartError(unwritable(config)) : error;
  });
  let isStopping = false;
  onBuilt(() => {
    isStopping = true;
    stop(app);
  });
  await listen(app, config).catch((error: unknown) => {
    if (!isStopping) throw error; // it does not listen any more
  });
  if (!isStopping) printWhereItIs(config);
}

function stop(app: HttpApp): void {
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error(error);
      process.exit(1);
    },
  );
}

/** @throws {StartError} once everything is closed again */
async function listen(app: HttpApp, { host, port, publicUrl }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
    // Of port 0, which is any that is free: all addresses are made of this one, as they are wanted.
    if (publicUrl.port === '0') publicUrl.port = String(portOf(app));
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(words.start.portTaken(port));
    if (code === 'EACCES') throw new StartError(words.start.portForbidden(port));
    throw new StartError(words.start.noSuchHost(host));
  }
}

// A server that listens on TCP has an address of this kind.
const portOf = ({ server }: HttpApp): number => (server.address() as AddressInfo).port;

const isStoreAway = (error: unknown): boolean =>
  isOutOfReach(error) || (error instanceof Error && isStoreAway(error.cause));

const unwritable = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl === undefined
    ? words.start.folderReadOnly(dataDir)
    : words.start.databaseUnwritable(new URL(databaseUrl).host);

/** Why it does not start, in one line; the message of any other error. */
function lineOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const known = error instanceof Error ? messagesOf(error) : [String(error)];
  return words.start.failed(known.join(' ').replaceAll(/\s+/g, ' '));
}

/** What an error says, and then each cause of it. */
function messagesOf({ message, cause }: Error): string[] {
  return [message, ...(cause instanceof Error ? messagesOf(cause) : [])];
}

function printWhereItIs({ publicUrl, dataDir, databaseUrl }: Config): void {
  const store = databaseUrl
    ? words.start.postgres(new URL(databaseUrl).host)
    : words.start.embedded(dataDir);
  console.log(words.start.serves(publicUrl.origin, store));
}
