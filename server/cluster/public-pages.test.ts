/** What guests with a public page open hear where Redis joins the servers. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { wire } from '../../scripts/cluster/wire.ts';
import { throwawayRedis } from '../../scripts/throwaway-redis.ts';
import { connectRedis } from '../src/platform/redis.ts';
import { pendingLeague } from '../test/league.ts';
import { followPage } from '../test/publishing/followed-page.ts';

type Stage = Awaited<ReturnType<typeof pendingLeague>>;

let redis: Awaited<ReturnType<typeof throwawayRedis>>;
beforeAll(async () => {
  redis = await throwawayRedis();
});
afterAll(() => redis.stop());

/** A server, its wire to Redis, and a guest who follows a league of it. */
async function followed() {
  const toRedis = await wire(Number(new URL(redis.url).port));
  onTestFinished(() => toRedis.close());
  const env = { REDIS_URL: `redis://127.0.0.1:${toRedis.port}` };
  const stage = await pendingLeague(1, {}, undefined, env);
  const path = `/leagues/${stage.leagueId}`;
  await stage.creator.put(`${path}/visibility`, { isPublic: true });
  await stage.server.looksAround(); // that is a change, too
  const page = await followPage(stage.server, path);
  await expect.poll(page.changes).toBe(1);
  return { ...stage, toRedis, page };
}

/** One end of what servers say to one another of changes, and what it has heard. */
async function changesOf({ app }: Pick<Stage['server'], 'app'>) {
  const { changes, client, close } = connectRedis(redis.url, app.log);
  onTestFinished(close);
  const heard: string[] = [];
  changes.receive((competitionId) => heard.push(competitionId));
  await expect.poll(() => client.isReady).toBe(true);
  return { heard, send: changes.send, client };
}

test('what changes at one server is heard at the others, and at itself not once more', async () => {
  const { server, people, act, leagueId, page } = await followed();
  const [one, other] = [await changesOf(server), await changesOf(server)];

  await act(people[0]!, 'join');
  await expect.poll(() => [one.heard, other.heard]).toEqual([[leagueId], [leagueId]]);
  await one.send('first');
  await other.send('second');
  await expect.poll(() => one.heard).toContain('second');
  await expect.poll(() => other.heard).toContain('first');
  expect(one.heard).not.toContain('first');

  await expect.poll(page.changes).toBe(2);
  await one.send(leagueId);
  await expect.poll(page.changes).toBe(3);
});

test('what changes at a server that Redis is away from is heard at the others when it is back', async () => {
  const { server, people, act, leagueId, toRedis } = await followed();
  const other = await changesOf(server);

  toRedis.set('cut');
  await act(people[0]!, 'join');
  await server.looksAround();
  expect(other.heard).toEqual([]);
  toRedis.set('whole');

  await expect.poll(() => other.heard).toEqual([leagueId]);
});

test('guests ask anew for what a server that is gone may have sent to nobody', async () => {
  const { server, page } = await followed();
  const other = await changesOf(server);

  await server.look((db) =>
    db.insertInto('servers').values({ server_id: 'dead', alive_until: 1 }).execute(),
  );
  await expect.poll(() => other.heard).toEqual(['everything']);
  await expect.poll(page.changes).toBe(2);
  await other.send('everything');

  await expect.poll(page.changes).toBe(3);
});

test('a guest hears of what was missed by the end alone that listens to Redis', async () => {
  const { server, page } = await followed();
  const other = await changesOf(server);

  await other.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'PUBSUB']);

  await expect.poll(page.changes).toBe(2);
});

test('what other servers may have changed while Redis was away is heard of when it is back', async () => {
  const { page, toRedis } = await followed();

  toRedis.set('cut');
  toRedis.set('whole');

  await expect.poll(page.changes).toBe(2);
});
