/** A Redis that does not let a server in: one line of the log says why, and what to do. */
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { throwawayRedis } from '../../scripts/throwaway-redis.ts';
import type { Log } from '../src/platform/log.ts';
import { connectRedis } from '../src/platform/redis.ts';
import { ownCertificate } from '../test/proxies/certificate.ts';

/** Returns what is logged of a Redis in two seconds, in which it is tried a few times. */
async function loggedOf(url: string): Promise<readonly string[]> {
  const logged: string[] = [];
  const log = { warn: (_: unknown, line: string) => logged.push(line) } as unknown as Log;
  const redis = connectRedis(url, log);
  await setTimeout(2_000);
  await redis.close();
  return logged;
}

async function startRedis(...options: readonly string[]) {
  const { url, stop } = await throwawayRedis(...options);
  onTestFinished(stop);
  return new URL(url);
}

test.each([
  ['no password', ''],
  ['another password', ':otra@'],
])('given %s, it refuses the password', async (_, user) => {
  const { host } = await startRedis('--requirepass', 'secreto');
  expect(await loggedOf(`redis://${user}${host}`)).toEqual([
    `REDIS_URL: Redis at ${host} refuses this user or password`,
  ]);
});

test('given a user who may not write, it says which right is lacking', async () => {
  const ana = 'ana on >secreto ~* &* +@read +@connection';
  const { host } = await startRedis('--user', ...ana.split(' '));
  const [line, ...others] = await loggedOf(`redis://ana:secreto@${host}`);
  expect(line).toContain(`REDIS_URL: this user lacks a right at ${host} (NOPERM`);
  expect(others).toEqual([]);
});

test('with a certificate of its own, it says how that is given', async () => {
  const { key, certificate } = await ownCertificate();
  const port = await freePort();
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
  await startRedis('--tls-port', String(port), ...files);

  expect(await loggedOf(`rediss://127.0.0.1:${port}`)).toEqual([
    `REDIS_URL: the certificate of Redis at 127.0.0.1:${port} is not trusted (self-signed certificate): give the file of its authority as NODE_EXTRA_CA_CERTS`,
  ]);
});

test('that is nowhere does not answer', async () => {
  expect(await loggedOf('redis://127.0.0.1:9')).toEqual([
    'REDIS_URL: Redis at 127.0.0.1:9 does not answer',
  ]);
});
