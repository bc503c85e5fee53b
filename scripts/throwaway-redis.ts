import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { canInstall, installPackage } from './debian.ts';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';
import type { Throwaway } from './throwaway-postgres.ts';

/** A private Redis, or Valkey: on a free port, keeping nothing. */
export async function throwawayRedis(): Promise<Throwaway> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(redisProgram(), words, { stdio: ['ignore', 'pipe', 'inherit'] });
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

/** @throws where there is none and none can be installed */
function redisProgram(): string {
  const find = () => onPath('redis-server') ?? onPath('valkey-server');
  const found = find() ?? (canInstall && installPackage('redis-server') ? find() : undefined);
  if (!found) throw new Error('No se encuentra Redis: instálalo y pon "redis-server" en el PATH.');
  return found;
}
