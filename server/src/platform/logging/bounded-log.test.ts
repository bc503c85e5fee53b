import { describe, expect, test } from 'vitest';
import { call, connect } from '../../../test/player.ts';
import { throwawayPostgres } from '../../../test/database.ts';
import { startProcess } from '../../../test/process.ts';
import { callCounts } from './call-counts.ts';
import { repeatedFailures } from './repeated-failures.ts';

type Running = Awaited<ReturnType<typeof startProcess>>;

/** Longer than what is kept of it, and within what Node takes of a request's head. */
const LONGEST = 'a'.repeat(12_000);

/** Stops a server, and returns its parsed log lines. */
async function linesOf(server: Running) {
  await server.stop('SIGTERM'); // which logs the counts
  await expect.poll(() => server.written.join()).toContain('calls by address and status');
  const lines = server.written.filter((line) => line.startsWith('{'));
  return { lines: lines.map((line) => JSON.parse(line)), bytes: lines.join('\n').length };
}

/** Makes calls of every kind without a session, as fast as the server answers. Returns how many. */
async function flood({ url }: Running): Promise<number> {
  const described = (await (await fetch(`${url}/api/docs/json`)).json()) as { paths: object };
  const paths = Object.keys(described.paths).map((path) => path.replaceAll(/\{\w+\}/g, 'AAAA'));
  const headers = { cookie: `session=${'A'.repeat(43)}` };
  const flooded = [...paths, '/api/health', '/nada', '/api/nada'].flatMap((path) =>
    [`${path}?q=${LONGEST}`, path].flatMap((each) =>
      ['GET', 'POST'].map((method) => [method, each]),
    ),
  );
  for (let time = 0; time < 5; time++) {
    await Promise.all(
      flooded.map(async ([method = '', path = '']) => {
        await (await fetch(url + path, { method, headers })).text();
      }),
    );
  }
  return 5 * flooded.length + 1;
}

test('endless calls from one address write less than 50 kB to the log', async () => {
  const server = await startProcess({ LOG_LEVEL: 'info', RATE_LIMITS: 'on' });
  const calls = await flood(server);

  const { lines, bytes } = await linesOf(server);
  expect(bytes).toBeLessThan(50_000);
  const counted = lines.flatMap((line) => Object.values(line.calls?.['127.0.0.1'] ?? {}));
  expect(counted.reduce((sum: number, count) => sum + Number(count), 0)).toBeGreaterThanOrEqual(
    calls,
  );
});

/** Half of what a minute may take: any minute falls into two of those by which the log counts. */
const HALF_A_MINUTE = 25_000;

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'calls while the database is down write a bounded log, with the reason of the failure',
  async () => {
    const { url, stop } = await throwawayPostgres();
    const server = await startProcess({ LOG_LEVEL: 'info', DATABASE_URL: url });
    await stop();
    await flood(server);

    const { lines, bytes } = await linesOf(server);
    expect(bytes).toBeLessThan(HALF_A_MINUTE);
    const failed = lines.filter(({ msg }) => msg === 'call failed');
    // Calls that were under way when it stopped, and the health check, fail in other words.
    expect(failed.map(({ err }) => JSON.stringify(err))).toContainEqual(
      expect.stringContaining('ECONNREFUSED'),
    );
  },
);

test('calls while the database fails write a bounded log, with a full error once for each route', async () => {
  const server = await startProcess({ LOG_LEVEL: 'info', RATE_LIMITS: 'off' });
  await server.look(async (db) => {
    for (const table of ['sessions', 'servers']) {
      await db.schema.alterTable(table).renameTo(`lost_${table}`).execute();
    }
  });
  await flood(server);
  for (let time = 0; time < 20; time++) {
    await connect(server, `session=${'A'.repeat(43)}`).catch(() => {}); // it is closed at once
  }

  const { lines, bytes } = await linesOf(server);
  expect(bytes).toBeLessThan(HALF_A_MINUTE);
  const failed = lines.filter(({ msg }) => msg === 'call failed');
  // A busy machine has calls that are refused, of which the stack says nothing.
  expect(failed.map(({ err }) => err.stack)).toContainEqual(expect.stringContaining('.ts:'));
  for (const { req } of failed) expect(req.url.length).toBeLessThanOrEqual(200);
  expect(lines.find(({ failures }) => failures)?.failures).toMatchObject({
    'a connection could not be accepted': 19,
    others: expect.any(Number),
  });
});

describe('the log of a quiet evening', () => {
  test('has one line for each call of a session, and no line for a screen that polls every second', async () => {
    const server = await startProcess({ LOG_LEVEL: 'info' });
    const ana = await server.player();
    await ana.get('/users/me');
    await ana.get('/users/me');
    for (let second = 0; second < 60; second++) {
      await call(server, 'GET', '/tv/local/AAAA', { cookie: ana.cookie });
    }

    const { lines } = await linesOf(server);
    expect(lines.filter(({ msg }) => msg === 'call')).toMatchObject([
      { req: { method: 'GET', url: '/api/users/me', ip: '127.0.0.1' }, status: 200 },
      { req: { method: 'GET', url: '/api/users/me', ip: '127.0.0.1' }, status: 200 },
    ]);
    expect(lines.filter(({ req }) => req?.url.startsWith('/api/tv'))).toEqual([]);
    const counts = lines.find(({ calls }) => calls);
    expect(counts.calls['127.0.0.1']).toMatchObject({ 404: 60 });
    expect(JSON.stringify(counts).length * 60 * 6).toBeLessThan(1_000_000); // six hours of such minutes
  });

  test('counts rate-limited calls, including those of a session', async () => {
    const server = await startProcess({
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'calls=2/60',
    });
    const ana = await server.player();
    for (let time = 0; time < 5; time++) await ana.get('/users/me');

    const { lines } = await linesOf(server);
    expect(lines.filter(({ msg }) => msg === 'call')).toHaveLength(2);
    expect(lines.find(({ calls }) => calls).calls['127.0.0.1']).toMatchObject({ 429: 3 });
  });
});

describe('a client with any number of addresses', () => {
  test('takes up one line of bounded length, which keeps an address that calls more often', () => {
    const counts = callCounts();
    for (const _ of [1, 2, 3]) counts.add('198.51.100.7', 200);
    for (let host = 0; host < 5000; host++) counts.add(`2001:db8:0:${host.toString(16)}::1`, 401);
    for (let host = 0; host < 5000; host++) counts.add(`2001:db8:0:1::${host.toString(16)}`, 404);

    const taken = counts.take();
    expect(taken['198.51.100.7']).toEqual({ 200: 3 });
    expect(taken['2001:db8:0:1::/64']).toEqual({ 401: 1, 404: 5000 });
    expect(taken['others']).toEqual({ 401: 4952 });
    expect(JSON.stringify(taken).length).toBeLessThan(4000);
    expect(counts.take()).toEqual({});
  });

  test('has some failures logged in full, and the others counted', () => {
    const failures = repeatedFailures();
    const failing = (ip: string, url: string) => ({
      req: { ip, method: 'GET', routeOptions: { url } },
      status: 503,
    });
    let whole = 0;
    for (let host = 0; host < 5000; host++) {
      if (failures.note([failing(`203.0.113.${host}`, '/a'), 'call failed'])) whole += 1;
    }
    expect(whole).toBe(100);
    const { others } = failures.take();
    expect(others).toBe(4900 - 39);

    expect(failures.note([failing('203.0.113.1', '/a'), 'call failed'])).toBe(true); // a minute later
    expect(failures.note([failing('203.0.113.1', '/a'), 'call failed'])).toBe(false);
    expect(failures.note([failing('203.0.113.1', '/b'), 'call failed'])).toBe(true);
    expect(failures.take()).toEqual({ 'call failed GET /a 503 203.0.113.1': 1 });
  });
});
