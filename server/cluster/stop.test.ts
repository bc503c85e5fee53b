/** Stopping without what servers share. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { wire } from '../../scripts/cluster/wire.ts';
import { throwawayRedis } from '../../scripts/throwaway-redis.ts';
import { emptyDatabase } from '../test/database.ts';
import { startGame } from '../test/game.ts';
import { startProcess } from '../test/process.ts';

let redis: Awaited<ReturnType<typeof throwawayRedis>>;
beforeAll(async () => {
  redis = await throwawayRedis();
});
afterAll(() => redis.stop());

test.each(['cut', 'silent'] as const)(
  'a server stops cleanly while its connection to Redis is %s and events are queued for it',
  async (state) => {
    const toRedis = await wire(Number(new URL(redis.url).port));
    onTestFinished(() => toRedis.close());
    const server = await startProcess({ REDIS_URL: `redis://127.0.0.1:${toRedis.port}` });
    const { gameId, ana, firstDevice } = await startGame(server);

    toRedis.set(state);
    await firstDevice.ask('recordTurn', { gameId, turnScore: 60, turnId: crypto.randomUUID() });
    await ana.post('/users/logout'); // its connections are to be closed, on whichever server

    expect(await server.stop('SIGTERM')).toBe(0);
  },
);

test.each(['cut', 'silent'] as const)(
  'a server stops cleanly while its connection to PostgreSQL is %s',
  async (state) => {
    const database = new URL((await emptyDatabase()) ?? '');
    const toPostgres = await wire(Number(database.port));
    onTestFinished(() => toPostgres.close());
    database.port = String(toPostgres.port);
    const server = await startProcess({ DATABASE_URL: database.href });
    await startGame(server);

    toPostgres.set(state);

    expect(await server.stop('SIGTERM')).toBe(0);
  },
);
