/** Starts three servers for browser tests, with a PostgreSQL and a Redis of their own. */
import { startCluster } from './cluster/cluster.ts';
import { throwawayPostgres } from './throwaway-postgres.ts';
import { buildWeb } from './web-build.ts';

if (!buildWeb()) process.exit(1);
const postgres = await throwawayPostgres();
const settings = Object.entries(process.env).filter(([name]) => /^(ADMIN|SMTP|MAIL)_/.test(name));
const env = Object.fromEntries(settings);
const { url, stop } = await startCluster({ postgresUrl: postgres.url, env });
console.log(`Tres Dardos is at ${url}`);

process.once('SIGTERM', () => {
  stop()
    .then(postgres.stop)
    .then(
      () => process.exit(),
      () => process.exit(1),
    );
});
