/** The proxies of `deploy/one-server` in front of a server. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { isHealthy } from '../../../scripts/is-healthy.ts';
import { runProxy } from './run-proxy.ts';

const EXAMPLES = join(import.meta.dirname, '../../../deploy/one-server');

type Proxy = {
  readonly example: string;
  /** Returns the arguments to run it in the foreground. */
  readonly run: (file: string, folder: string) => readonly string[];
  /** Adapts the example to a local port and to a test. */
  readonly adapt: (example: string, ports: Ports, folder: string) => string;
  /** Removes the headers for websockets from the example. */
  readonly withoutUpgrade: (example: string) => string;
};

type Ports = { readonly port: number; readonly serverPort: string };

const PROXIES = {
  nginx: {
    example: 'nginx.conf',
    run: (file, folder) => ['-c', file, '-p', folder, '-g', `daemon off; pid ${folder}/pid;`],
    adapt: (example, { port, serverPort }, folder) => {
      const site = example
        .replace('listen 80', `listen 127.0.0.1:${port}`)
        .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
        .replace('/var/log/nginx', folder);
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const folders = kept.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      return `error_log ${folder}/error.log crit; events {} http { ${folders}\n${site}\n}`;
    },
    withoutUpgrade: (example) =>
      example.replaceAll(/proxy_set_header (Upgrade|Connection).*$/gm, ''),
  },
  caddy: {
    example: 'Caddyfile',
    run: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    adapt: (example, { port, serverPort }) =>
      `{\n\tadmin off\n}\n${example
        .replace('dardos.example {', `http://127.0.0.1:${port} {`)
        .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)}`,
    withoutUpgrade: (example) =>
      example.replace(
        /reverse_proxy .*$/m,
        '$& {\n\t\theader_up -Upgrade\n\t\theader_up -Connection\n\t}',
      ),
  },
} as const satisfies Record<string, Proxy>;

type ProxyName = keyof typeof PROXIES;

type Options = { readonly passesUpgrade?: boolean };

/** Starts a proxy in front of a server until the test ends. */
export async function startProxy(
  name: ProxyName,
  server: { readonly url: string },
  { passesUpgrade = true }: Options = {},
) {
  const { example, run, adapt, withoutUpgrade }: Proxy = PROXIES[name];
  const folder = await mkdtemp(join(tmpdir(), 'tres-dardos-proxy-'));
  const ports = { port: await freePort(), serverPort: new URL(server.url).port };
  const given = await readFile(join(EXAMPLES, example), 'utf8');
  const file = join(folder, example);
  await writeFile(file, adapt(passesUpgrade ? given : withoutUpgrade(given), ports, folder));
  runProxy(name, run(file, folder), folder);
  const url = `http://127.0.0.1:${ports.port}`;
  await expect.poll(() => isHealthy(url)).toBe(true);
  return { url };
}
