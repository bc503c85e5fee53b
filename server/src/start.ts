import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from './platform/config/config.ts';
import type { HttpApp } from './platform/http/http.ts';
import { StartError } from './platform/config/start-error.ts';
import { codeOf } from './platform/connection-faults.ts';
import { isStoreFault, storeFault } from './platform/servers/store-faults.ts';
import { buildApp } from './app.ts';

/** Maximum time for the work that is pending when the process is asked to stop, in milliseconds. */
const STOP_WITHIN = 9_000;

/**
 * Starts the server with the settings of the environment. On an error, prints one line and exits.
 *
 * @param onBuilt called with a function that stops the server
 */
export const start = (onBuilt: (stop: () => void) => void): Promise<void> =>
  serve(onBuilt).catch((error: unknown) => {
    console.error(lineOf(error));
    process.exit(1);
  });

async function serve(onBuilt: (stop: () => void) => void): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildApp(config).catch((error: unknown) => {
    throw isStoreFault(error) ? new StartError(storeFault(error, config)) : error;
  });
  let isStopping = false;
  onBuilt(() => {
    isStopping = true;
    stop(app);
  });
  await listen(app, config).catch((error: unknown) => {
    if (!isStopping) throw error; // a stop during the start has closed the server
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

/** @throws {StartError} after closing the app */
async function listen(app: HttpApp, { host, port, publicUrl }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
    // Replaces port 0 by the assigned port, before links are made from `publicUrl`.
    if (publicUrl.port === '0') publicUrl.port = String(portOf(app));
  } catch (error) {
    await app.close();
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new StartError(`PORT: ${port} is already in use`);
    if (code === 'EACCES') throw new StartError(`PORT: no permission to listen on ${port}`);
    throw new StartError(`HOST: cannot listen on '${host}'`);
  }
}

// A TCP server has an address of this type.
const portOf = ({ server }: HttpApp): number => (server.address() as AddressInfo).port;

/** Returns the error of a failed start as one line. */
function lineOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const known = error instanceof Error ? messagesOf(error) : [String(error)];
  return `Cannot start: ${known.join(' ').replaceAll(/\s+/g, ' ')}`;
}

/** Returns the messages of an error and of its causes. */
function messagesOf({ message, cause }: Error): string[] {
  return [message, ...(cause instanceof Error ? messagesOf(cause) : [])];
}

function printWhereItIs({ publicUrl, dataDir, databaseUrl }: Config): void {
  const store = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}`
    : `the embedded database in ${dataDir}`;
  console.log(`\nTres Dardos is at ${publicUrl.origin}\nIts data is in ${store}\n`);
}
