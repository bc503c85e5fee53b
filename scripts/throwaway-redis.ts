import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { pathOf, REDIS } from './programs/needs.ts';
import type { Throwaway } from './throwaway-postgres.ts';

/** A private Redis, or Valkey: on a free port, keeping nothing. */
export async function throwawayRedis(): Promise<Throwaway> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(pathOf(REDIS), words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => server.kill('SIGKILL'); // at once: there is nothing to keep
  process.once('exit', stop);
  let said = '';
  for await (const piece of server.stdout.iterator({ destroyOnReturn: false })) {
    said += String(piece);
    if (said.includes('Ready to accept connections')) break;
  }
  server.stdout.resume(); // unread, a full pipe would hold the server up
  if (server.exitCode !== null) throw new Error(`Redis no arranca:\n${said}`);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const gone = once(server, 'exit');
      stop();
      await gone;
    },
  };
}
