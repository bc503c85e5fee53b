/** Private PostgreSQL: on a free port, in a temporary folder, deleted when stopped. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';
import { pathOf, POSTGRESQL } from './programs/needs.ts';

const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=400'];

/** Settings that trade durability for speed: test data need not survive a crash. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'log_checkpoints=off', // each new database makes a checkpoint
  'autovacuum=off', // would scan hundreds of databases, one for each test
];

/** Temporary server for tests: its address, and a function that stops the server. */
export type Throwaway = { readonly url: string; readonly stop: () => Promise<void> };

export async function throwawayPostgres({ isDurable = false } = {}): Promise<Throwaway> {
  const programs = pathOf(POSTGRESQL);
  const folder = mkdtempSync(join(tmpdir(), 'tres-dardos-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);

  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const kind = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', folder, ...kind], { ...options, stdio: 'pipe' });

  const port = await freePort();
  const place = [`port=${port}`, `unix_socket_directories=${folder}`];
  const settings = [...SETTINGS, ...place, ...(isDurable ? [] : CARELESS)];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => server.kill('SIGQUIT'); // immediate shutdown: there is nothing to save
  process.once('exit', stop);

  await ready(server.stderr);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      stop();
      await gone;
      removeLater(folder);
    },
  };
}

/** Removes a folder in a detached process: a folder of hundreds of databases takes seconds. */
function removeLater(folder: string): void {
  const remove = 'fs.rmSync(process.argv[1], { recursive: true, force: true })';
  const options = { detached: true, stdio: 'ignore' } as const;
  spawn(process.execPath, ['-e', remove, folder], options).unref();
}

/** Returns the ids of the user `postgres` if this process runs as root, as whom PostgreSQL refuses to run. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Waits until the log says that PostgreSQL accepts connections. Rejects with the log if it ends before. */
function ready(log: Readable): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  let isReady = false;
  // Read on after that: PostgreSQL would block on a full pipe.
  log.on('data', (piece) => {
    if (isReady) return;
    said += String(piece);
    isReady = said.includes('ready to accept connections');
    if (isReady) resolve();
  });
  log.once('end', () => reject(new Error(`PostgreSQL does not start:\n${said}`)));
  return promise;
}
