import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, login, PASSWORD } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const madeUp = () => `session=${randomBytes(32).toString('base64url')}`;

const serverWith = (limits: string) => startServer({ env: { RATE_LIMITS: limits } });

/** How often each status was answered. */
async function statuses(calls: readonly (() => Promise<{ status: number }>)[]) {
  const answered: Record<number, number> = {};
  for (const make of calls) {
    const { status } = await make();
    answered[status] = (answered[status] ?? 0) + 1;
  }
  return answered;
}

const times = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);

test('made-up cookies do not raise the call limit of an address', async () => {
  const server = await serverWith('anonymous-address=5/60');
  const options = (cookie: string) => call(server, 'GET', '/users/sign-in-options', { cookie });

  expect(await statuses(times(8, () => options(madeUp())))).toEqual({ 200: 5, 429: 3 });
  expect(await statuses([() => options('')])).toEqual({ 429: 1 });
});

test('a logged-in user may call after guests have used up the limit of their shared address', async () => {
  const server = await serverWith('calls=10/60,anonymous-address=10/60');
  const [ana, biel] = [await server.player(), await server.player()];
  const guest = () => call(server, 'GET', '/users/sign-in-options');

  await statuses(times(11, guest));
  expect(await statuses(times(12, () => ana.get('/users/me')))).toEqual({ 200: 10, 429: 2 });
  expect(await biel.get('/users/me')).toMatchObject({ status: 200 });
});

test('a user with many sessions has the same call limit as with one session', async () => {
  const server = await serverWith('calls=5/60');
  const ana = await server.player();
  const again = await login(server, ana.email);

  expect(await statuses(times(4, () => ana.get('/users/me')))).toEqual({ 200: 4 });
  expect(await statuses(times(4, () => again.get('/users/me')))).toEqual({ 200: 1, 429: 3 });
});

test('public pages, screens, log-ins and other guest calls from one address have separate limits', async () => {
  const few = 'anonymous-address=3/60,guests-address=3/60,screens-address=3/60';
  const server = await serverWith(few);
  const body = { email: 'nadie@correo.es', password: PASSWORD };
  const nowhere = '/leagues/00000000-0000-4000-8000-000000000000';
  const makers = [
    () => call(server, 'GET', `/public${nowhere}`, { cookie: '' }),
    () => call(server, 'GET', `/tv${nowhere}`, { cookie: '' }),
    () => call(server, 'GET', '/logos', { cookie: '' }),
    () => call(server, 'POST', '/users/login', { cookie: '', body }),
  ];
  const used = [];
  for (const make of makers) used.push(await statuses(times(4, make)));

  expect(used).toEqual([
    { 404: 3, 429: 1 },
    { 404: 3, 429: 1 },
    { 200: 3, 429: 1 },
    { 403: 3, 429: 1 },
  ]);
});

test('all calls from one address are counted, before any session is looked up', async () => {
  const server = await serverWith('calls-address=10/60');
  const ana = await server.player();
  await statuses(times(6, () => ana.get('/users/me')));
  await statuses(times(4, () => call(server, 'GET', '/users/me', { cookie: madeUp() })));

  const refused = await ana.get('/users/me');

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const elsewhere = { cookie: ana.cookie, headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect(await call(server, 'GET', '/users/me', elsewhere)).toMatchObject({ status: 200 });
});

test('refused guests use up none of their address’s limit for log-ins and players', async () => {
  const server = await serverWith('guests-address=3/60,pages-address=3/60,calls-address=10/60');
  const ana = await server.player();
  const nowhere = '/leagues/00000000-0000-4000-8000-000000000000';
  const read = () => call(server, 'GET', `/public${nowhere}`, { cookie: '' });
  const load = () => fetch(`${server.url}/previews${nowhere}.png`);

  expect(await statuses(times(20, read))).toEqual({ 404: 3, 429: 17 });
  expect(await statuses(times(20, load))).toEqual({ 404: 3, 429: 17 });

  expect(await ana.get('/users/me')).toMatchObject({ status: 200 });
  const body = { email: 'nadie@correo.es', password: PASSWORD };
  expect(await call(server, 'POST', '/users/login', { body })).toMatchObject({ status: 403 });
});

test('a load balancer’s health checks are not rate-limited', async () => {
  const server = await serverWith('anonymous-address=3/60,calls-address=3/60');

  expect(await statuses(times(5, () => call(server, 'GET', '/health')))).toEqual({ 200: 5 });
});

test('a session that only needs a refresh does not count as a guest', async () => {
  let now = Date.now();
  const server = await startServer({
    env: { RATE_LIMITS: 'anonymous-address=5/60' },
    clock: () => now,
  });
  const ana = await server.player();
  now += 2 * 3_600_000;
  await statuses(times(6, () => call(server, 'GET', '/users/sign-in-options')));

  expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
  expect(await ana.post('/users/refresh-token')).toMatchObject({ status: 200 });
  expect(await ana.get('/users/me')).toMatchObject({ status: 200 });
});
