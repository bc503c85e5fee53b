import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { identityProvider } from '../../../test/identity-provider.ts';
import { call, PASSWORD } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const nuria = { sub: 'google-1', email: 'nuria@correo.es', name: 'Núria D' };

async function withGoogle() {
  const provider = await identityProvider();
  const server = await startServer({ env: provider.env });
  const enter = async (token: Parameters<typeof provider.token>[0]) =>
    call(server, 'POST', '/users/login-google', { body: { token: await provider.token(token) } });
  return { provider, server, enter };
}

describe('signing in with Google', () => {
  test('creates an account the first time, and opens the same account afterwards', async () => {
    const { enter } = await withGoogle();

    const first = await enter({ claims: nuria });
    const again = await enter({ claims: { ...nuria, email: 'otro@correo.es' } });

    expect(first).toMatchObject({ status: 200, data: { user: { email: nuria.email } } });
    expect(first.data.user).toMatchObject({ username: 'NúriaD', role: 'user', hasPassword: false });
    expect(again.data.user.userId).toBe(first.data.user.userId);
  });

  test('gives a free username to a user with a taken name or without a name', async () => {
    const { server, enter } = await withGoogle();
    await server.player('NúriaD');

    const named = await enter({ claims: nuria });
    const nameless = await enter({ claims: { sub: 'google-2', email: 'x&@correo.es' } });

    expect(named.data.user.username).toMatch(/^NúriaD\d{6}$/);
    expect(nameless.data.user.username).toBe('jugador');
  });

  test('links the account of the same e-mail, and ends its sessions and its password', async () => {
    const { server, enter } = await withGoogle();
    const ana = await server.player();

    const entered = await enter({ claims: { sub: randomUUID(), email: ana.email } });

    expect(entered.data.user.userId).toBe(ana.userId);
    expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
    const old = { body: { email: ana.email, password: PASSWORD } };
    expect(await call(server, 'POST', '/users/login', old)).toMatchObject({ status: 403 });
  });

  test.each([
    ['for another audience', { audience: 'otra.example' }],
    ['of another issuer', { issuer: 'https://otro.example' }],
    ['signed with another key', { isForged: true }],
    ['that has expired', { expires: '-1h' }],
    ['with an unverified e-mail', { claims: { ...nuria, email_verified: false } }],
    ['without an e-mail', { claims: { sub: 'google-1' } }],
  ])('refuses a token %s', async (_, token) => {
    const { enter } = await withGoogle();

    expect(await enter({ claims: nuria, ...token })).toMatchObject({
      status: 403,
      message: 'Error al autenticar con Google',
    });
  });

  test('refuses an invalid token, and is not found on a server without Google settings', async () => {
    const { server } = await withGoogle();
    const body = { token: 'no.es.nada' };
    expect(await call(server, 'POST', '/users/login-google', { body })).toMatchObject({
      status: 403,
    });

    const plain = await startServer();
    expect(await call(plain, 'POST', '/users/login-google', { body })).toMatchObject({
      status: 404,
    });
    expect((await call(plain, 'GET', '/users/sign-in-options')).data).toEqual({
      googleClientId: null,
    });
  });
});
