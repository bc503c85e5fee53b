/** A Redis that does not let a server in: one line of the log says why, and what to do. */
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { throwawayRedis } from '../../scripts/throwaway-redis.ts';
import type { Log } from '../src/platform/log.ts';
import { connectRedis } from '../src/platform/redis.ts';
import { spawnServer } from '../test/process.ts';
import { canSign, ownCertificate } from '../test/proxies/certificate.ts';

/** Connects, and returns a function for the lines that have been logged. */
function linesOf(url: string): () => readonly string[] {
  const logged: string[] = [];
  const log = { warn: (_: unknown, line: string) => logged.push(line) } as unknown as Log;
  const redis = connectRedis(url, log);
  onTestFinished(() => redis.close());
  return () => logged;
}

async function startRedis(...options: readonly string[]) {
  const { url, stop } = await throwawayRedis(...options);
  onTestFinished(stop);
  return new URL(url);
}

test.each([
  ['no password', ''],
  ['another password', ':otra@'],
])('given %s, a server logs that Redis refuses the user or password', async (_, user) => {
  const { host } = await startRedis('--requirepass', 'secreto');
  await expect
    .poll(linesOf(`redis://${user}${host}`))
    .toEqual([`REDIS_URL: Redis at ${host} refuses this user or password`]);
});

test('given a Redis user without write permission, a server logs the missing permission', async () => {
  const ana = 'ana on >secreto ~* &* +@read +@connection';
  const { host } = await startRedis('--user', ...ana.split(' '));
  await expect
    .poll(linesOf(`redis://ana:secreto@${host}`))
    .toEqual([expect.stringContaining(`REDIS_URL: this user lacks a right at ${host} (NOPERM`)]);
});

test('given a Redis user without a channel, a server starts and logs the missing permission', async () => {
  const ana = 'ana on >secreto ~* resetchannels +@all';
  const { host } = await startRedis('--user', ...ana.split(' '));
  const { child } = await spawnServer({
    REDIS_URL: `redis://ana:secreto@${host}`,
    LOG_LEVEL: 'warn',
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));

  await expect.poll(() => lines.join('\n')).toContain('Tres Dardos is at');
  await expect.poll(() => lines.join('\n')).toContain('this user lacks a right');
  expect(child.exitCode).toBeNull();
});

test.runIf(canSign())('a server logs how to trust Redis’s self-signed certificate', async () => {
  const { key, certificate } = await ownCertificate();
  const port = await freePort();
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
  await startRedis('--tls-port', String(port), ...files);

  await expect
    .poll(linesOf(`rediss://127.0.0.1:${port}`))
    .toEqual([
      `REDIS_URL: the certificate of Redis at 127.0.0.1:${port} is not trusted (self-signed certificate): give the file of its authority as NODE_EXTRA_CA_CERTS`,
    ]);
});

test('a server logs that Redis does not answer when its port is closed', async () => {
  await expect
    .poll(linesOf('redis://127.0.0.1:9'))
    .toEqual(['REDIS_URL: Redis at 127.0.0.1:9 does not answer']);
});
