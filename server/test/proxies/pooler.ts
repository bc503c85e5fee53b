import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { onPath } from '../../../scripts/programs/on-path.ts';
import { askPostgres } from '../database.ts';
import { runProxy } from './run-proxy.ts';

/** True where `apt-get install pgbouncer` has been done. */
export const canPool = (): boolean => onPath('pgbouncer') !== undefined;

/**
 * Starts a PgBouncer in front of a database until the test ends.
 *
 * @returns the address of the database behind it
 */
export async function startPooler(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<string> {
  const url = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'tres-dardos-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port} user=${url.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 50',
  ];
  await writeFile(file, settings.join('\n'));
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []; // it refuses to run as root
  runProxy('pgbouncer', ['-q', ...user, file], folder);

  url.port = String(port);
  const isUp = () =>
    askPostgres(url.href, 'select').then(
      () => true,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  return url.href;
}
