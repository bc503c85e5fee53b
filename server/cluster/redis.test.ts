/** A Redis that seems to be there: it takes nothing that is written, or says nothing any more. */
import { createClient } from 'redis';
import { expect, test } from 'vitest';
import { isHealthy } from '../../scripts/is-healthy.ts';
import { clusterForAll } from '../test/cluster.ts';
import { meet } from '../test/game.ts';

const cluster = clusterForAll();
const first = () => cluster.servers[0]!;

/** Does something while Redis is full. */
async function whileFull(act: () => Promise<void>): Promise<void> {
  const redis = createClient({ url: cluster.redisUrl });
  await redis.connect();
  await redis.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1' });
  try {
    await act();
  } finally {
    await redis.configSet({ maxmemory: '0' });
    redis.destroy();
  }
}

/** Does something while the first server hears nothing from Redis. */
async function whileSilent(act: () => Promise<void>): Promise<void> {
  first().redis.set('silent');
  try {
    await act();
  } finally {
    first().redis.set('whole');
  }
}

const TROUBLES = { 'is full': whileFull, 'is silent': whileSilent };

/** A game of a player at the first server, with a rival at one of them. */
const gameWith = async (rivalAt: number) =>
  meet(...(await Promise.all([cluster.playerAt(0), cluster.playerAt(rivalAt)])));

const someTurn = (gameId: string) => ({ gameId, turnScore: 60, turnId: crypto.randomUUID() });
const thrown = { game: { expectedTurn: 1 } };

test.each(Object.entries(TROUBLES))(
  'while Redis %s, players on one server play on, and the health check fails until Redis recovers',
  async (_, during) => {
    const { gameId, firstDevice, secondDevice } = await gameWith(0);

    await during(async () => {
      await firstDevice.ask('recordTurn', someTurn(gameId));
      await secondDevice.settlesOn('updateGame', thrown);
      await expect.poll(() => isHealthy(first().url), { timeout: 10_000 }).toBe(false);
    });

    await expect.poll(() => isHealthy(first().url), { timeout: 15_000 }).toBe(true);
  },
);

test.each(Object.entries(TROUBLES))(
  'a turn thrown while Redis %s reaches another server afterwards',
  async (_, during) => {
    const { gameId, firstDevice, secondDevice } = await gameWith(1);

    await during(async () => {
      await firstDevice.ask('recordTurn', someTurn(gameId));
    });

    const seen = () => secondDevice.events('updateGame').at(-1)?.game.expectedTurn;
    await expect.poll(seen, { timeout: 15_000 }).toBe(1);
  },
);
