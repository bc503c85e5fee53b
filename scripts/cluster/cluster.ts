import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { throwawayRedis } from '../throwaway-redis.ts';
import { balance } from './balancer.ts';
import { clusterServer } from './server.ts';

type Options = {
  readonly postgresUrl: string;
  readonly count?: number;
  readonly env?: Env;
  readonly envOf?: (index: number) => Env; // overrides `env` for one server
};

type Env = Readonly<Record<string, string | undefined>>;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts several servers on one PostgreSQL and a throwaway Redis, behind a load balancer. */
export async function startCluster({ postgresUrl, count = 3, env, envOf }: Options) {
  const redis = await throwawayRedis();
  const dataDir = mkdtempSync(join(tmpdir(), 'tres-dardos-cluster-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const serverAt = (_: unknown, index: number) =>
    clusterServer({
      postgresUrl,
      redisUrl: redis.url,
      env: { PUBLIC_URL: url, DATA_DIR: dataDir, ...env, ...envOf?.(index) },
    });
  const servers = await Promise.all(Array.from({ length: count }, serverAt));
  await Promise.all(servers.map((server) => server.start()));
  const endBalancing = await balance(port, servers);

  return {
    /** Address of the load balancer in front of all servers. */
    url,
    redisUrl: redis.url,
    servers,
    async stop(): Promise<void> {
      endBalancing();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      for (const { postgres, redis: toRedis } of servers) {
        postgres.close();
        toRedis.close();
      }
      await redis.stop();
    },
  };
}
