import { ConfigError, readConfig, type Config } from '#platform/config.ts';
import { buildApp } from './app.ts';

/** Longest wait for what is under way when the process is told to stop, in milliseconds. */
const STOP_WITHIN = 9_000;

const config = configOrExit();
const app = await buildApp(config);
await app.listen({ host: config.host, port: config.port });
tellWhatStarted(config);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

function stop(): void {
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error(error);
      process.exit(1);
    },
  );
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function tellWhatStarted({ publicUrl, dataDir, databaseUrl }: Config): void {
  const store = databaseUrl
    ? `PostgreSQL en ${new URL(databaseUrl).host}`
    : `la base de datos incluida, en ${dataDir}`;
  console.log(`\nTres Dardos está en ${publicUrl.origin}\nLos datos se guardan en ${store}\n`);
}
