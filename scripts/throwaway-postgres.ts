/** A private PostgreSQL: on a free port, in a temporary folder, gone when it is stopped. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';
import { pathOf, POSTGRESQL } from './programs/needs.ts';

const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=400'];

/** As fast as it goes: what a test has stored need not outlast the machine. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'log_checkpoints=off', // there is one with each database
  'autovacuum=off', // it would look through hundreds of databases, one for each test
];

/** Something of the test's own that runs, its address, and what ends it. */
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
  const stop = () => server.kill('SIGQUIT'); // at once: there is nothing to keep
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

/** Removes a folder in a process that nobody waits for: one of hundreds of databases takes seconds. */
function removeLater(folder: string): void {
  const remove = 'fs.rmSync(process.argv[1], { recursive: true, force: true })';
  const options = { detached: true, stdio: 'ignore' } as const;
  spawn(process.execPath, ['-e', remove, folder], options).unref();
}

/** PostgreSQL refuses to run as root: somebody else of this machine, for when we are. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Waits for the log line that says so; the log up to its end is the error if it never does. */
function ready(log: Readable): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  let isReady = false;
  // It is read to its end: once a pipe is full, the server waits for whoever reads it.
  log.on('data', (piece) => {
    if (isReady) return;
    said += String(piece);
    isReady = said.includes('ready to accept connections');
    if (isReady) resolve();
  });
  log.once('end', () => reject(new Error(`PostgreSQL does not start:\n${said}`)));
  return promise;
}
