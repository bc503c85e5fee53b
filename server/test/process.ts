import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { isHealthy } from '../../scripts/is-healthy.ts';
import { lookingInto, newStore } from './database.ts';
import { newPlayer } from './player.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** Shares Node's compile cache with other processes. */
const kept = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** Starts a server process, which can be killed and started again on its data. */
export async function startProcess(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { dataDir, databaseUrl: ownUrl } = await newStore();
  const databaseUrl = env['DATABASE_URL'] ?? ownUrl;
  const written: string[] = [];
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, [main], {
      env: {
        ...kept,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        REALTIME_FAST: process.env.REALTIME_FAST,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.stdout) createInterface(child.stdout).on('line', (line) => written.push(line));
    await expect.poll(() => isHealthy(url), { timeout: 60_000, interval: 25 }).toBe(true);
  };
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  };

  const { look, close } = lookingInto({ databaseUrl, dataDir });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL');
    await close();
    await rm(dataDir, { recursive: true });
  });
  await start();
  const server = {
    url,
    /** The settings of its store. */
    store: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    start,
    stop,
    pid: () => child.pid,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Lines of its output, mainly the log. */
    written,
    player: () => newPlayer(server),
    /** Queries the store directly. */
    look,
  };
  return server;
}

/** Spawns a server process that may end by itself, on a new store, until the test ends. */
export async function spawnServer(env: Readonly<Record<string, string>>) {
  const { dataDir, databaseUrl = '' } = await newStore();
  const store = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [main], {
    env: { ...kept, PORT: '0', LOG_LEVEL: 'error', ...store, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL'); // if it still runs
    await ended;
    await rm(dataDir, { recursive: true });
  });
  return {
    child,
    /** Waits for its end, and returns the exit code. */
    async code(): Promise<number | null> {
      const [code] = (await ended) as [number | null]; // as Node documents the event
      return code;
    },
  };
}

/** Starts a server that should fail, and returns its exit code and its output. */
export async function startAttempt(env: Readonly<Record<string, string>>) {
  const { child, code } = await spawnServer(env);
  const [written, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code(), lines: `${written}${complained}`.trimEnd().split('\n') };
}
