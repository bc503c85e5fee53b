import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../test/player.ts';
import { startAttempt, startProcess } from '../test/process.ts';

const admin = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };

/** A port at which something else listens. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port; // of a listening TCP server
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('whatever the store', () => {
  test.each([
    ['HOST', { HOST: '203.0.113.7' }, 'HOST: no se puede escuchar en «203.0.113.7».'],
    [
      'DATA_DIR',
      { DATA_DIR: '/dev/null/datos' },
      'DATA_DIR: no se puede escribir en «/dev/null/datos».',
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://dardos:secreto@127.0.0.1:9/dardos' },
      'DATABASE_URL: PostgreSQL no responde en «127.0.0.1:9».',
    ],
    [
      'ADMIN_USERNAME',
      { ...admin, ADMIN_USERNAME: 'a' },
      'ADMIN_USERNAME: De 3 a 15 caracteres: letras, números, guion, guion bajo o punto.',
    ],
  ])('who has set %s to what cannot be reads one line about it', async (_, env, line) => {
    expect(await startAttempt(env)).toEqual({ code: 1, lines: [line] });
  });

  test('who starts it at a port that is taken reads one line about it', async () => {
    const port = await takenPort();

    expect(await startAttempt({ PORT: String(port) })).toEqual({
      code: 1,
      lines: [`PORT: el puerto ${port} ya está en uso.`],
    });
  });
});

test('starting it twice on the same data is refused in words, and those who play notice nothing', async () => {
  const server = await startProcess();
  const { socket } = await (await server.player()).connect();
  const gone: string[] = [];
  socket.on('disconnect', (reason) => gone.push(reason));

  const { code, lines } = await startAttempt(server.store);

  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('ya hay otro servidor en marcha con')]);
  expect(await socket.timeout(5_000).emitWithAck('enterOnlineLobby', {})).toEqual({
    success: true,
  });
  expect(gone).toEqual([]);
});
