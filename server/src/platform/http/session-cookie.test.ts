import { expect, test } from 'vitest';
import { call, connect, PASSWORD } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const overHttps = () => startServer({ env: { PUBLIC_URL: 'https://club.example' } });
const ORIGIN = 'https://club.example';

const me = async (server: { url: string }, cookie: string) =>
  (await call(server, 'GET', '/users/me', { cookie })).status;

test('over https only this host can set the session cookie', async () => {
  const server = await overHttps();
  const { email } = await server.player();

  const body = { email, password: PASSWORD };
  const { headers } = await call(server, 'POST', '/users/login', { body });

  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[\w-]{43};/);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
});

test('over https a session cookie planted by another subdomain is ignored', async () => {
  const server = await overHttps();
  const { cookie } = await server.player();
  const shadowed = `session=planted; ${cookie}; session=planted`;

  expect(await me(server, shadowed)).toBe(200);
  const { socket } = await connect(server, shadowed, {}, ORIGIN);
  expect(socket.connected).toBe(true);
});

test('logging out deletes the cookie and ends the session', async () => {
  const server = await overHttps();
  const ana = await server.player();

  const { headers } = await ana.post('/users/logout');

  const cleared = headers.getSetCookie().map((each) => each.split(';')[0]);
  expect(cleared).toEqual(['__Host-session=']);
  expect(await me(server, ana.cookie)).toBe(401);
});
