import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, newStore } from '../test/database.ts';
import { PASSWORD } from '../test/player.ts';
import { spawnServer, startAttempt, startProcess } from '../test/process.ts';

const admin = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };

/** A port at which something else listens. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port; // of a listening TCP server
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('a server start', () => {
  test.each([
    ['HOST', { HOST: '203.0.113.7' }, "HOST: cannot listen on '203.0.113.7'"],
    ['DATA_DIR', { DATA_DIR: '/dev/null/datos' }, "DATA_DIR: cannot write to '/dev/null/datos'"],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://dardos:secreto@127.0.0.1:9/dardos' },
      'DATABASE_URL: PostgreSQL at 127.0.0.1:9 does not answer',
    ],
    [
      'ADMIN_USERNAME',
      { ...admin, ADMIN_USERNAME: 'a' },
      'ADMIN_USERNAME: must be 3 to 15 letters, digits or _ . -, without spaces',
    ],
  ])('fails with a one-line message if %s is invalid', async (_, env, line) => {
    expect(await startAttempt(env)).toEqual({ code: 1, lines: [line] });
  });

  test('fails with a one-line message if the database file cannot be opened', async () => {
    const { dataDir } = await newStore();
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const DATA_DIR = join(dataDir, 'datos');
    await mkdir(join(DATA_DIR, 'tres-dardos.sqlite'), { recursive: true });

    expect(await startAttempt({ DATA_DIR })).toEqual({
      code: 1,
      lines: [`DATA_DIR: cannot write to '${DATA_DIR}'`],
    });
  });

  test('fails with a one-line message if the port is in use', async () => {
    const port = await takenPort();

    expect(await startAttempt({ PORT: String(port) })).toEqual({
      code: 1,
      lines: [`PORT: ${port} is already in use`],
    });
  });
});

test('a server on any free port prints its URL, uses it in mails and accepts it as origin', async () => {
  const { child } = await spawnServer({ ...admin, LOG_LEVEL: 'info' });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const read = async (pattern: RegExp): Promise<string> => {
    const found = () => lines.map((line) => pattern.exec(line)?.[1]).find((part) => part);
    await expect.poll(found, { timeout: 20_000 }).toBeDefined();
    return found() ?? '';
  };
  const url = await read(/^Tres Dardos is at (.*)$/);

  const answer = await fetch(`${url}/api/users/send-recovery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL }),
  });

  expect(answer.status).toBe(200);
  expect(new URL(await read(/"link":"([^"]*)"/)).origin).toBe(url);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a server exits cleanly on %s while its database does not answer',
  async (signal) => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    const asked = once(silent, 'connection');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // of a listening TCP server

    const { child, code } = await spawnServer({ DATABASE_URL: `postgres://a@127.0.0.1:${port}/a` });
    await asked;
    child.kill(signal);

    expect(await code()).toBe(0);
  },
);

test('a server stopped while it creates its tables can be started again', async () => {
  const { dataDir } = await newStore();
  const store = { DATA_DIR: join(dataDir, 'datos'), DATABASE_URL: (await emptyDatabase()) ?? '' };
  for (const time of [200, 400, 600, 800]) {
    const { child, code } = await spawnServer(store);
    await setTimeout(time);
    child.kill('SIGTERM');
    await code();
  }

  const server = await startProcess(store);

  expect(await server.stop('SIGTERM')).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('a second server on the same data is refused with a message, and players stay connected', async () => {
  const server = await startProcess();
  const { socket } = await (await server.player()).connect();
  const gone: string[] = [];
  socket.on('disconnect', (reason) => gone.push(reason));

  const { code, lines } = await startAttempt(server.store);

  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('another server runs on')]);
  expect(await socket.timeout(5_000).emitWithAck('enterOnlineLobby', {})).toEqual({
    success: true,
  });
  expect(gone).toEqual([]);
});
