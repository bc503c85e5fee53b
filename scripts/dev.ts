/**
 * `npm run dev`: serves the product at PORT, and reloads on changes. Vite serves the pages, and passes API calls,
 * websockets and sponsors' logos on to the server, which restarts when its files change.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');
const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
const serverPort = await freePort();
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${PORT}`;

const children = [
  start([process.execPath, '--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
  }),
  start(['vite', 'web', '--port', PORT, '--strictPort', '--host', HOST], {
    DEV_SERVER: `http://127.0.0.1:${serverPort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);

function start([program = '', ...words]: readonly string[], env: Record<string, string>) {
  return spawn(program, words, {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** Stops both processes, when either process exits or on a signal. */
function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
