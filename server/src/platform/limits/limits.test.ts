import { expect, test } from 'vitest';
import { call, PASSWORD } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const wrong = { email: 'nadie@correo.es', password: PASSWORD };

test('a client with a whole IPv6 network counts as one address in the rate limits', async () => {
  const server = await startServer({
    env: { RATE_LIMITS: 'login-address=2/60' },
  });
  const loginFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await call(server, 'POST', '/users/login', { body: wrong, headers })).status;
  };

  expect(await loginFrom('2001:db8:0:1::1')).toBe(403);
  expect(await loginFrom('2001:db8:0:1::2')).toBe(403);
  expect(await loginFrom('2001:db8:0:1:ffff::3')).toBe(429);
  expect(await loginFrom('2001:db8:0:2::1')).toBe(403);
});
