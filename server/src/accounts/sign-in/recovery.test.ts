import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '#platform/config/rate-limits.ts';
import { mailbox, tokenIn } from '../../../test/mailbox.ts';
import { call, login, PASSWORD } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';
import { LINK_LIFETIME } from './recovery.ts';

const NEW_PASSWORD = 'Otra-diana-2-mejor';
const WRONG_PASSWORD = 'No-es-1-esta';

/** Ana has an account, and a mail with a link to set a new password by. */
async function anaForgot(clock?: () => number) {
  const box = await mailbox();
  const env = {
    SMTP_URL: box.url,
    MAIL_FROM: 'Bar: El Triple, Reus <club@dardos.example>',
    PUBLIC_URL: 'https://dardos.example',
  };
  const server = await startServer({ env, ...(clock && { clock }) });
  const ana = await server.player();
  await call(server, 'POST', '/users/send-recovery', { body: { email: ana.email } });
  const mail = await box.arrived();
  const token = tokenIn(mail.text);
  const reset = (password = NEW_PASSWORD) =>
    call(server, 'POST', '/users/resetpassword', { body: { token, password } });
  return { server, box, ana, mail, token, reset };
}

describe('a forgotten password', () => {
  test('is reset by a link in a mail, and every session ends', async () => {
    const { server, ana, mail, token, reset } = await anaForgot();
    const device = await ana.connect();
    expect(mail.subject).toBe('Recupera tu contraseña de Tres Dardos');
    expect(mail.to?.[0]?.address).toBe(ana.email);
    expect(mail.from).toEqual({ name: 'Bar: El Triple, Reus', address: 'club@dardos.example' });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`https://dardos.example/resetpassword?token=${token}`);
      expect(part).toContain(ana.username);
    }
    const check = { body: { token } };
    expect(await call(server, 'POST', '/users/validateresetpasswordtoken', check)).toMatchObject({
      status: 200,
      data: { valid: true },
    });

    expect(await reset()).toMatchObject({
      status: 200,
      message: 'Tu contraseña ha sido modificada correctamente.',
    });

    await device.receives('authError');
    await expect.poll(() => device.socket.connected).toBe(false);
    expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
    const { email } = ana;
    const old = { body: { email, password: PASSWORD } };
    expect(await call(server, 'POST', '/users/login', old)).toMatchObject({ status: 403 });
    const fresh = { body: { email, password: NEW_PASSWORD } };
    expect(await call(server, 'POST', '/users/login', fresh)).toMatchObject({ status: 200 });
  });

  test('is reset once by a link that is used eight times at once', async () => {
    const { reset } = await anaForgot();

    const statuses = (await Promise.all(Array.from({ length: 8 }, () => reset()))).map(
      ({ status }) => status,
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  });

  test('is reset by one of several mailed links, and the other links are then invalid', async () => {
    const { server, box, ana, reset } = await anaForgot();
    await call(server, 'POST', '/users/send-recovery', { body: { email: ana.email } });
    const token = tokenIn((await box.arrived(2)).text);
    const check = () =>
      call(server, 'POST', '/users/validateresetpasswordtoken', { body: { token } });
    expect(await check()).toMatchObject({ status: 200 });

    await reset();

    expect(await check()).toMatchObject({ status: 400 });
    const late = { token, password: 'De-un-ladron-3' };
    expect(await call(server, 'POST', '/users/resetpassword', { body: late })).toMatchObject({
      status: 400,
      code: 'invalid-reset-token',
    });
  });

  test('is not reset to an invalid password, and the link stays usable', async () => {
    const { reset } = await anaForgot();

    expect(await reset('corta')).toMatchObject({
      status: 400,
      errors: { password: expect.any(String) },
    });
    expect(await reset()).toMatchObject({ status: 200 });
  });

  test('is not reset by a link that is half an hour old', async () => {
    let now = Date.now();
    const { server, token, reset } = await anaForgot(() => now);

    now += 30 * 60_000;

    const message = 'El enlace de recuperación ha expirado o es inválido.';
    expect(await reset()).toMatchObject({ status: 400, message });
    const check = { body: { token } };
    expect(await call(server, 'POST', '/users/validateresetpasswordtoken', check)).toMatchObject({
      status: 400,
      message,
    });
  });

  test('of an unknown account gets the same answer, and no mail', async () => {
    const { server, box, ana } = await anaForgot();
    const ask = (email: string) =>
      call(server, 'POST', '/users/send-recovery', { body: { email } });

    const [unknown, known] = [await ask('nadie@correo.es'), await ask(ana.email)];

    expect(unknown).toMatchObject({ status: 200, success: true });
    expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
    await box.arrived(2);
    expect(box.mails.every((mail) => mail.to?.[0]?.address === ana.email)).toBe(true);
  });

  test('keeps one mailed link valid until the rate limit allows another mail', () => {
    expect(DEFAULT_LIMITS['recovery-account'].seconds * 1000).toBeLessThanOrEqual(LINK_LIFETIME);
  });

  test('does not reveal an account by timing: its link is stored with a delay after the answer', async () => {
    const server = await startServer();
    const ana = await server.player();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const links = () => server.look((db) => db.selectFrom('password_resets').selectAll().execute());

    await call(server, 'POST', '/users/send-recovery', { body: { email: ana.email } });

    await vi.advanceTimersByTimeAsync(49);
    expect(await links()).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    await expect.poll(links).toHaveLength(1);
  });

  test('is mailed to a file in the data folder when no mail server is set', async () => {
    const server = await startServer();
    const ana = await server.player();

    await call(server, 'POST', '/users/send-recovery', { body: { email: ana.email } });

    const folder = join(server.dataDir, 'mail');
    const files = () => readdir(folder).catch(() => []);
    await expect.poll(files).toHaveLength(1);
    const [name = ''] = await files();
    expect(name).toMatch(/\.eml$/);
    expect(await readFile(join(folder, name), 'utf8')).toContain(`To: ${ana.email}`);
  });
});

describe('a password', () => {
  test('is changed by giving the old password, and every other session ends', async () => {
    const server = await startServer();
    const ana = await server.player();
    const elsewhere = await login(server, ana.email);
    const device = await elsewhere.connect();

    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await ana.post('/users/changepassword', change)).toMatchObject({
      status: 200,
      message: 'Contraseña actualizada correctamente.',
    });

    await expect.poll(() => device.socket.connected).toBe(false);
    expect(await elsewhere.get('/users/me')).toMatchObject({ status: 401 });
    expect(await ana.get('/users/me')).toMatchObject({ status: 200 });
  });

  test('is the same in every Unicode form: it logs in, and is refused as a new password', async () => {
    const server = await startServer();
    const ana = await server.player();
    const [newPassword, composed] = ['Contraseña-1'.normalize('NFD'), 'Contraseña-1'];
    await ana.post('/users/changepassword', { oldPassword: PASSWORD, newPassword });

    const again = { oldPassword: composed, newPassword };
    expect(await ana.post('/users/changepassword', again)).toMatchObject({ code: 'same-password' });
    const entered = { email: ana.email, password: composed };
    expect(await call(server, 'POST', '/users/login', { body: entered })).toMatchObject({
      status: 200,
    });
  });

  test('changed by a thief can still be reset by the link in the mailbox of the owner', async () => {
    const { server, ana, reset } = await anaForgot();
    const thief = await login(server, ana.email);
    const change = { oldPassword: PASSWORD, newPassword: 'De-un-ladron-3' };
    expect(await thief.post('/users/changepassword', change)).toMatchObject({ status: 200 });

    expect(await reset()).toMatchObject({ status: 200 });

    expect(await thief.get('/users/me')).toMatchObject({ status: 401 });
    const own = { body: { email: ana.email, password: NEW_PASSWORD } };
    expect(await call(server, 'POST', '/users/login', own)).toMatchObject({ status: 200 });
  });

  test('changed by several devices at once is set by one device, and only that device stays logged in', async () => {
    const server = await startServer();
    const ana = await server.player();
    const devices = await Promise.all(Array.from({ length: 4 }, () => login(server, ana.email)));

    const changes = await Promise.all(
      devices.map((device, index) => {
        const newPassword = `${NEW_PASSWORD}-${index}`;
        return device.post('/users/changepassword', { oldPassword: PASSWORD, newPassword });
      }),
    );

    const done = changes.findIndex(({ status }) => status === 200);
    expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await Promise.all(devices.map((device) => device.get('/users/me')));
    expect(open.map(({ status }) => status === 200)).toEqual(
      devices.map((_, index) => index === done),
    );
    const own = { body: { email: ana.email, password: `${NEW_PASSWORD}-${done}` } };
    expect(await call(server, 'POST', '/users/login', own)).toMatchObject({ status: 200 });
  });

  test('is changed a limited number of times an hour, and not compared beyond the limit', async () => {
    const env = { RATE_LIMITS: 'password-change=2/3600' };
    const ana = await (await startServer({ env })).player();
    const change = async (oldPassword: string, newPassword: string) =>
      (await ana.post('/users/changepassword', { oldPassword, newPassword })).status;
    const [second, third] = [NEW_PASSWORD, `${NEW_PASSWORD}-2`];

    expect(await change(WRONG_PASSWORD, second)).toBe(403); // which is no change
    expect(await change(PASSWORD, second)).toBe(200);
    expect(await change(second, third)).toBe(200);
    expect(await change(third, PASSWORD)).toBe(429);
    expect(await change(WRONG_PASSWORD, PASSWORD)).toBe(429);
    expect(await change(WRONG_PASSWORD, WRONG_PASSWORD)).toBe(400);
  });

  test.each([
    [
      'with a wrong current password',
      { oldPassword: WRONG_PASSWORD },
      403,
      'La contraseña actual no es correcta.',
    ],
    [
      'to the same password',
      { newPassword: PASSWORD },
      400,
      'La nueva contraseña debe ser diferente a la actual.',
    ],
    ['to a password that breaks the rules', { newPassword: 'corta' }, 400, 'Datos no válidos.'],
  ])('is not changed %s', async (_, given, status, message) => {
    const ana = await (await startServer()).player();
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, ...given };

    expect(await ana.post('/users/changepassword', change)).toMatchObject({ status, message });
    expect(await ana.get('/users/me')).toMatchObject({ status: 200 });
  });
});

describe('guessing passwords', () => {
  const guess = (server: { url: string }, email: string) =>
    call(server, 'POST', '/users/login', { body: { email, password: WRONG_PASSWORD } });

  test('of one account is rate-limited, and leaves its owner the way in by mail', async () => {
    const box = await mailbox();
    const env = { RATE_LIMITS: 'login-account=5/900', SMTP_URL: box.url };
    const server = await startServer({ env });
    const ana = await server.player();

    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await guess(server, ana.email)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    const refused = await guess(server, ana.email);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    await call(server, 'POST', '/users/send-recovery', { body: { email: ana.email } });
    const token = tokenIn((await box.arrived()).text);
    const body = { token, password: NEW_PASSWORD };
    await call(server, 'POST', '/users/resetpassword', { body });
    const own = { body: { email: ana.email, password: NEW_PASSWORD } };
    expect(await call(server, 'POST', '/users/login', own)).toMatchObject({ status: 200 });
  });

  test('by strangers does not keep a logged-in owner from changing the password', async () => {
    const env = { RATE_LIMITS: 'login-account=2/900' };
    const server = await startServer({ env });
    const ana = await server.player();
    for (let tries = 0; tries < 2; tries += 1) await guess(server, ana.email);
    expect(await guess(server, ana.email)).toMatchObject({ status: 429 });

    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await ana.post('/users/changepassword', change)).toMatchObject({ status: 200 });
  });

  test('by a logged-in user who changes the password is rate-limited, too', async () => {
    const env = { RATE_LIMITS: 'login-account=2/900' };
    const ana = await (await startServer({ env })).player();
    const change = { oldPassword: WRONG_PASSWORD, newPassword: NEW_PASSWORD };

    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await ana.post('/users/changepassword', change)).status);

    expect(statuses).toEqual([403, 403, 429]);
  });

  test('is not the only rate limit: right logins from one address are limited, too', async () => {
    const env = { RATE_LIMITS: 'entry-address=1/900' };
    const server = await startServer({ env });
    const { email } = await server.player();
    const own = { body: { email, password: PASSWORD } };

    expect(await call(server, 'POST', '/users/login', own)).toMatchObject({ status: 200 });
    expect(await call(server, 'POST', '/users/login', own)).toMatchObject({ status: 429 });
  });

  test('has a rate limit that does not lock out right logins of a club from one address', async () => {
    const env = { RATE_LIMITS: 'login-address=3/900' };
    const server = await startServer({ env });
    const ana = await server.player();

    for (let logins = 0; logins < 6; logins += 1) {
      expect((await login(server, ana.email)).userId).toBe(ana.userId);
    }
  });
});
