import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { isHealthy } from '../is-healthy.ts';
import { wire, type Wire } from './wire.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

/** A server process of a cluster, with its own wires to the shared PostgreSQL and Redis. */
export type ClusterServer = {
  readonly port: number;
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Sends the signal and waits for the exit. Returns the exit code; null if killed, or if no process runs. */
  readonly stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** Suspends the process until `goOn`, like a machine that sleeps. */
  readonly pause: () => void;
  readonly goOn: () => void;
  readonly postgres: Wire;
  readonly redis: Wire;
};

type Shared = {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

export async function clusterServer({
  postgresUrl,
  redisUrl,
  env,
}: Shared): Promise<ClusterServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [postgres, redis] = await Promise.all([wireTo(postgresUrl), wireTo(redisUrl)]);
  let running: ChildProcess | undefined;

  return {
    port,
    url,
    postgres: postgres.wire,
    redis: redis.wire,
    async start() {
      running = spawn(process.execPath, [main], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PORT: String(port),
          DATABASE_URL: postgres.url,
          REDIS_URL: redis.url,
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'silent',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (!(await isHealthy(url))) {
        if (running.exitCode !== null) throw new Error('the server does not start');
        await setTimeout(50);
      }
    },
    async stop(signal) {
      if (!running || running.exitCode !== null || running.signalCode !== null) return null;
      const gone = once(running, 'exit');
      running.kill(signal);
      const [code] = (await gone) as [number | null]; // arguments of Node's `exit` event
      return code;
    },
    pause: () => running?.kill('SIGSTOP'),
    goOn: () => running?.kill('SIGCONT'),
  };
}

async function wireTo(address: string): Promise<{ wire: Wire; url: string }> {
  const url = new URL(address);
  const toIt = await wire(Number(url.port));
  url.port = String(toIt.port);
  return { wire: toIt, url: url.href };
}
