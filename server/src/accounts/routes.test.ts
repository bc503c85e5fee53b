import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { call, cookieIn, login, PASSWORD } from '../../test/player.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const DAY = 24 * 3_600_000;

const REPETITIONS = proofLength(400);
const chance = proofChance();

const account = { username: 'Carmen', email: 'carmen&cia@correo.es', password: PASSWORD };

describe('an account', () => {
  test('is created without a login, and accepts a login afterwards', async () => {
    const server = await startServer();

    const created = await call(server, 'POST', '/users/create', { body: account });
    expect(created).toMatchObject({ status: 201, message: 'Cuenta creada correctamente.' });
    expect(cookieIn(created.headers)).toBe('');

    const { email, password } = account;
    const entered = await call(server, 'POST', '/users/login', { body: { email, password } });
    expect(entered.data.user).toMatchObject({
      username: 'Carmen',
      email,
      role: 'user',
      status: null,
      stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
    });
    const own = await call(server, 'GET', '/users/getuser', { cookie: cookieIn(entered.headers) });
    expect(own.data).toEqual(entered.data);
  });

  test.each([
    [
      'email',
      { username: 'Otra', email: 'CARMEN&Cia@Correo.es' },
      'Ya hay una cuenta con ese email.',
    ],
    [
      'username',
      { username: 'ＣＡＲＭＥＮ'.normalize('NFKC').toLowerCase(), email: 'otra@correo.es' },
      'Ese nombre de usuario ya está en uso.',
    ],
  ])('is refused a taken %s, in any letter case', async (field, changes, message) => {
    const server = await startServer();
    await call(server, 'POST', '/users/create', { body: account });

    const refused = await call(server, 'POST', '/users/create', {
      body: { ...account, ...changes },
    });

    expect(refused).toMatchObject({ status: 409, success: false, errors: { [field]: message } });
  });

  test.each([
    [
      { ...account, shoe: 43, hat: 'L' },
      { shoe: 'Este dato no se espera aquí.', hat: 'Este dato no se espera aquí.' },
    ],
    [
      { ...account, email: `${'a'.repeat(250)}@correo.es` },
      { email: 'Como máximo, 254 caracteres.' },
    ],
    [[account], {}], // no object: no field is to blame
  ])('is refused with a readable message for each wrong field: %#', async (body, errors) => {
    const server = await startServer();
    const refused = await call(server, 'POST', '/users/create', { body });
    expect(refused).toMatchObject({ status: 400, code: 'invalid-input', errors });
    expect(Object.keys(refused.errors)).toEqual(Object.keys(errors));
  });

  test.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'dos palabras' }],
    ['username', { username: 'invi​sible' }],
    ['email', { email: 'carmen' }],
    ['password', { password: 'corta1!' }],
    ['password', { password: 'sinmayusculas1!' }],
    ['password', { password: 'P@ssw0rd' }],
    ['password', { password: 'Password1!' }],
    ['password', { password: 'Ｐassword１！' }], // the same in letters of full width
  ])('is refused an invalid %s: %j', async (field, changes) => {
    const server = await startServer();

    const refused = await call(server, 'POST', '/users/create', {
      body: { ...account, ...changes },
    });

    expect(refused).toMatchObject({ status: 400, success: false });
    expect(refused.errors).toHaveProperty(field);
  });

  test('with one e-mail is created once by fifty concurrent calls', async () => {
    const server = await startServer();
    const tries = Array.from({ length: 50 }, (_, index) =>
      call(server, 'POST', '/users/create', { body: { ...account, username: `Carmen${index}` } }),
    );

    const statuses = (await Promise.all(tries)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });

  test('of the first admin is created from the settings, and created once', async () => {
    const env = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };
    const server = await startServer({ env });
    await server.restart();

    const credentials = { email: 'jefa@correo.es', password: PASSWORD };
    const entered = await call(server, 'POST', '/users/login', { body: credentials });
    expect(entered.data.user).toMatchObject({ username: 'Jefa', role: 'admin' });
  });
});

describe('a session', () => {
  test('is not opened by a wrong password, and the status is 403, not 401', async () => {
    const server = await startServer();
    const { email } = await server.player();

    for (const credentials of [
      { email, password: 'Otra-cosa-1' },
      { email: 'nadie@correo.es', password: PASSWORD },
    ]) {
      const refused = await call(server, 'POST', '/users/login', { body: credentials });
      expect(refused).toMatchObject({
        status: 403,
        message: 'El email o la contraseña no son correctos.',
      });
    }
  });

  test('travels in a cookie that scripts and other pages cannot use', async () => {
    const server = await startServer();
    const { email } = await server.player();
    const { headers } = await call(server, 'POST', '/users/login', {
      body: {
        email,
        password: PASSWORD,
      },
    });

    const cookie = headers.get('set-cookie');
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Secure');
  });

  test('must be refreshed after an hour, and twenty tabs may refresh it at once', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const ana = await server.player();

    now += 61 * 60_000;
    expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
    expect((await ana.get('/users/has-session')).data).toEqual({ hasSession: true });
    const refreshed = await Promise.all(
      Array.from({ length: 20 }, () => ana.post('/users/refresh-token')),
    );
    for (const { status } of refreshed) expect(status).toBe(200);
    expect(await ana.get('/users/me')).toMatchObject({ status: 200 });
  });

  test('is over after a month without use', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const ana = await server.player();

    now += 31 * DAY;

    expect(await ana.post('/users/refresh-token')).toMatchObject({ status: 401 });
    expect((await ana.get('/users/has-session')).data).toEqual({ hasSession: false });
  });

  test('ends with the logout, together with its socket', async () => {
    const server = await startServer();
    const ana = await server.player();
    const device = await ana.connect();

    expect(await ana.post('/users/logout', {})).toMatchObject({ status: 200 });

    await device.receives('authError');
    await expect.poll(() => device.socket.connected).toBe(false);
    expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
    await expect(ana.connect()).rejects.toThrow('authError');
  });

  test(`ends with the logout even while its socket is opening, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
    const server = await startServer();
    for (let time = 0; time < REPETITIONS; time += 1) {
      const ana = await server.player();
      const connecting = ana.connect().catch(() => undefined);
      await setTimeout(chance() * 12);
      await ana.post('/users/logout', {});
      await connecting;
    }

    const connections = () =>
      server.look((db) => db.selectFrom('connections').selectAll().execute());
    await expect.poll(connections).toEqual([]);
  });

  test('ends as the longest unused of fifty sessions when the user logs in again', async () => {
    const server = await startServer();
    const ana = await server.player();
    const device = await ana.connect();
    const [sooner, later] = [Date.now() + DAY, Date.now() + 29 * DAY];
    const other = { user_id: ana.userId, fresh_until: later, expires_at: later };
    const others = Array.from({ length: 49 }, () => ({ ...other, session_id: randomUUID() }));
    await server.look(async (db) => {
      await db.updateTable('sessions').set({ expires_at: sooner }).execute();
      await db.insertInto('sessions').values(others).execute();
    });
    expect(await ana.get('/users/me')).toMatchObject({ status: 200 });

    const entered = await Promise.all(Array.from({ length: 4 }, () => login(server, ana.email)));

    await expect.poll(() => device.socket.connected).toBe(false);
    expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
    const rows = await server.look((db) => db.selectFrom('sessions').selectAll().execute());
    expect(rows).toHaveLength(50);
    for (const each of entered) {
      expect(await each.get('/users/me')).toMatchObject({ status: 200 });
    }
  });

  test('survives a restart of the server', async () => {
    const server = await startServer();
    const ana = await server.player();

    await server.restart();

    expect((await ana.get('/users/me')).data.user.userId).toBe(ana.userId);
  });
});

describe('a profile', () => {
  test('is visible to logged-in users only', async () => {
    const server = await startServer();
    const [ana, biel] = await Promise.all([server.player(), server.player()]);

    const seen = await biel.get(`/users/${ana.userId}`);
    expect(seen.data.user).toMatchObject({ username: ana.username, email: ana.email });
    expect(seen.data.user).not.toHaveProperty('showEmail');
    expect(await call(server, 'GET', `/users/${ana.userId}`)).toMatchObject({ status: 401 });
    expect(await biel.get(`/users/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      message: 'Ese jugador no existe.',
    });
  });
});
