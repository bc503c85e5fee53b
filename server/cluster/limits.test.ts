/** Rate-limit counters that several servers share in Redis. */
import { createClient } from 'redis';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { wire } from '../../scripts/cluster/wire.ts';
import { throwawayRedis } from '../../scripts/throwaway-redis.ts';
import { redisCounter } from '../src/platform/limits/redis-counter.ts';
import { startServer } from '../test/server.ts';

let redis: Awaited<ReturnType<typeof throwawayRedis>>;
beforeAll(async () => {
  redis = await throwawayRedis();
});
afterAll(() => redis.stop());

async function clientOf(url: string) {
  const client = createClient({ url });
  client.on('error', () => {}); // it comes back by itself
  await client.connect();
  onTestFinished(() => client.destroy());
  return client;
}

/** A server's counter, and the wire by which it reaches Redis. */
async function counterAt(prefix: string, windowMs: number) {
  const toRedis = await wire(Number(new URL(redis.url).port));
  onTestFinished(() => toRedis.close());
  const client = await clientOf(`redis://127.0.0.1:${toRedis.port}`);
  return { toRedis, client, ...redisCounter({ client }, prefix, windowMs) };
}

test('the rate-limit keys in Redis contain no session token', async () => {
  const server = await startServer({ env: { RATE_LIMITS: 'on', REDIS_URL: redis.url } });
  const ana = await server.player();
  const [, token = ''] = ana.cookie.split('=');
  await ana.get('/users/me');

  const client = await clientOf(redis.url);
  const keys = await client.keys('limit:*');

  expect(keys.filter((key) => key.startsWith('limit:calls:'))).not.toEqual([]);
  expect(keys.filter((key) => key.includes(token))).toEqual([]);
});

test('two servers share one rate-limit count, which expires by itself', async () => {
  const [one, other] = [await counterAt('both', 60_000), await counterAt('both', 60_000)];

  expect(await one.add('ana')).toMatchObject({ count: 1 });
  expect(await other.add('ana')).toMatchObject({ count: 2 });
  await one.takeBack('ana');
  expect(await other.add('ana')).toMatchObject({ count: 2 });
  expect(await one.client.pTTL('both:ana')).toBeGreaterThan(0);
  await other.clear('ana');
  expect(await one.add('ana')).toMatchObject({ count: 1 });
});

test.each(['cut', 'silent'] as const)(
  'a server whose connection to Redis is %s keeps its own count',
  async (state) => {
    const { add, takeBack, toRedis } = await counterAt(`alone while ${state}`, 60_000);
    await add('ana');
    toRedis.set(state);

    await takeBack('nobody');
    expect(await add('ana')).toMatchObject({ count: 1 });
    expect(await add('ana')).toMatchObject({ count: 2 });
  },
);
