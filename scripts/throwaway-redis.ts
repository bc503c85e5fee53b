import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { pathOf, REDIS } from './programs/needs.ts';
import type { Throwaway } from './throwaway-postgres.ts';

/**
 * Starts a private Redis or Valkey, on a free port and without persistence.
 *
 * @param options further command-line options; the last of several with one name counts
 */
export async function throwawayRedis(...options: readonly string[]): Promise<Throwaway> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(pathOf(REDIS), [...words, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => server.kill('SIGKILL'); // immediate shutdown: there is nothing to save
  process.once('exit', stop);
  let said = '';
  for await (const piece of server.stdout.iterator({ destroyOnReturn: false })) {
    said += String(piece);
    if (said.includes('Ready to accept connections')) break;
  }
  server.stdout.resume(); // Redis would block on a full pipe
  if (server.exitCode !== null) throw new Error(`Redis does not start:\n${said}`);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const gone = once(server, 'exit');
      stop();
      await gone;
    },
  };
}
