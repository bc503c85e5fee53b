import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { test as base } from '../fixtures.ts';

/** A server that a test may kill: its data stay, and so does its address. */
export type OwnServer = {
  readonly url: string;
  readonly kill: () => Promise<void>;
  readonly start: (settings?: Readonly<Record<string, string>>) => Promise<void>;
};

type Options = { readonly disconnectSeconds: number };

async function ownServer(dataDir: string, { disconnectSeconds }: Options): Promise<OwnServer> {
  const port = await freePort();
  const { PATH } = process.env;
  const env = {
    PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    DISCONNECT_SECONDS: String(disconnectSeconds),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  let running: ChildProcess | undefined;

  const server: OwnServer = {
    url: `http://localhost:${port}`,
    async start(settings = {}) {
      running = spawn(process.execPath, ['server/src/main.ts'], {
        cwd: join(import.meta.dirname, '..', '..'),
        env: { ...env, ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(running.stdout ?? running, 'data'); // it says where it listens
    },
    async kill() {
      if (!running) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
      running = undefined;
    },
  };
  await server.start();
  return server;
}

/** For tests that want a server of their own. */
export const test = base.extend<{
  readonly serve: (options?: Partial<Options>) => Promise<OwnServer>;
}>({
  serve: async ({ browser }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-own-'));
    const started: OwnServer[] = [];
    await use(async ({ disconnectSeconds = 300 } = {}) => {
      const server = await ownServer(dataDir, { disconnectSeconds });
      started.push(server);
      return server;
    });
    // Before it: a page that looks for its server again would say that nobody is there.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await Promise.all(started.map((server) => server.kill()));
    await rm(dataDir, { recursive: true, force: true });
  },
});

export { expect } from '../fixtures.ts';
