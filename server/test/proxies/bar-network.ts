/** The proxy of `deploy/bar-network` in front of a server. */
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { runProxy } from './run-proxy.ts';

const EXAMPLE = join(import.meta.dirname, '../../../deploy/bar-network/Caddyfile');
const NAME = 'dardos.lan';

/** Starts Caddy in front of a server until the test ends. */
export async function startBarNetwork(server: { readonly url: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'tres-dardos-bar-'));
  const [http, https] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  const given = await readFile(EXAMPLE, 'utf8');
  const adapted = given
    .replace('{\n', `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n`)
    .replace('/var/lib/caddy/.local/share', folder)
    .replace('127.0.0.1:3000', new URL(server.url).host);
  await writeFile(file, adapted);
  runProxy('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], folder);

  const host = { host: '127.0.0.1', headers: { host: NAME } };
  const read = async (asked: ReturnType<typeof request>) => {
    asked.end();
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, body: await text(answer) };
  };
  const getPlain = (path: string) => read(plainRequest({ ...host, port: http, path }));
  await expect
    .poll(() => getPlain('/root.crt').catch(() => undefined))
    .toMatchObject({ status: 200 });
  const { body: ca } = await getPlain('/root.crt');
  return {
    getPlain,
    get: (path: string) => read(request({ ...host, port: https, path, ca, servername: NAME })),
  };
}
