/** Guests with a public page open hear of what changes, and cost the server little, whatever they do. */
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pendingLeague } from '../../test/league.ts';
import { call } from '../../test/player.ts';
import { followPage } from '../../test/publishing/followed-page.ts';
import { MAX_OF_ADDRESS, readers } from './readers.ts';

/** One that was always public, so that no change of it is on its way to anybody. */
async function publicLeague(clock?: () => number) {
  const stage = await pendingLeague(6, { maxParticipants: 10 }, clock);
  const { server, leagueId } = stage;
  await server.look((db) => {
    const league = db.updateTable('competitions').where('competition_id', '=', leagueId);
    return league.set({ is_public: 1 }).execute();
  });
  return { ...stage, path: `/leagues/${leagueId}` };
}

test('many changes of a moment are one to who reads the page', async () => {
  const { server, people, act, path } = await publicLeague();
  const page = await followPage(server, path);
  await expect.poll(page.changes).toBe(1);

  await Promise.all(people.map((person) => act(person, 'join')));
  await expect.poll(page.changes).toBeGreaterThan(1);
  await server.looksAround();

  expect(page.changes()).toBeLessThan(1 + people.length);
});

test('for a guest who does not read, one message waits, and is followed by one more', async () => {
  const { server, people, act, path } = await publicLeague();
  const asked = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  const page = await followPage(server, path);
  await expect.poll(page.changes).toBe(1);
  const [{ socket }] = await asked;
  socket.cork(); // nothing leaves it
  const idle = socket.writableLength;

  await act(people[0]!, 'join');
  await expect.poll(() => socket.writableLength).toBeGreaterThan(idle);
  const waiting = socket.writableLength;
  for (const person of people.slice(1)) await act(person, 'join');
  await server.looksAround();
  expect(socket.writableLength).toBe(waiting);

  socket.uncork();
  await expect.poll(page.changes).toBe(3);
});

test('a guest hears of what may have changed while the store was away', async () => {
  const { server, path } = await publicLeague();
  const page = await followPage(server, path);
  await expect.poll(page.changes).toBe(1);

  const rename = (from: string, to: string) =>
    server.look((db) => db.schema.alterTable(from).renameTo(to).execute());
  await rename('competitions', 'out_of_reach');
  await server.looksAround();
  await rename('out_of_reach', 'competitions');

  await expect.poll(page.changes).toBe(2);
});

const QUARTER_MINUTE = 15_000; // of silence, after which something is said

test('a page stays open while nothing happens, however seldom a busy server comes to it', async () => {
  let now = Date.now();
  const { server, path } = await publicLeague(() => now);
  const page = await followPage(server, path);
  await expect.poll(page.changes).toBe(1);

  for (const heartbeats of [1, 2]) {
    now += QUARTER_MINUTE;
    await expect.poll(page.heartbeats, { timeout: QUARTER_MINUTE / 3 }).toBe(heartbeats);
  }
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'and while the store answers nobody',
  async () => {
    let now = Date.now();
    const { server, path } = await publicLeague(() => now);
    const page = await followPage(server, path);
    await expect.poll(page.changes).toBe(1);

    await server.look((db) =>
      db.transaction().execute(async (trx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx); // however slow the machine
        await sql`lock table competitions in access exclusive mode`.execute(trx);
        for (const heartbeats of [1, 2]) {
          now += QUARTER_MINUTE;
          await expect.poll(page.heartbeats).toBe(heartbeats);
        }
      }),
    );
  },
);

test('a guest hears of what other servers may have changed while they were stalled', async () => {
  const { server, path } = await publicLeague();
  const page = await followPage(server, path);
  await expect.poll(page.changes).toBe(1);

  await server.look((db) =>
    db.insertInto('servers').values({ server_id: 'dead', alive_until: 1 }).execute(),
  );

  await expect.poll(page.changes).toBe(2);
});

test('who asks for the head of the events alone takes nobody a place', async () => {
  const { server, path } = await publicLeague();

  expect(await call(server, 'HEAD', `/public${path}/events`)).toMatchObject({ status: 404 });
});

test('an address that has as many pages open as it may opens another once it has closed one', async () => {
  const { open } = readers({
    publicAmong: async () => new Set(),
    forget: () => {},
    clock: Date.now,
    redis: undefined,
  });
  const page = () =>
    open('liga', '192.0.2.1', new ServerResponse(new IncomingMessage(new Socket())));
  const [first] = Array.from({ length: MAX_OF_ADDRESS }, page);
  expect(page).toThrow('too-many-connections');

  await once(first!.destroy(), 'close');

  expect(page()).toBeDefined();
  expect(page).toThrow('too-many-connections');
});
