import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addAccount } from '../../test/accounts.ts';
import { spanishDatabase } from '../../test/database.ts';
import { startFeatures } from '../../test/features.ts';
import { mailbox } from '../../test/mailbox.ts';
import { call, login, PASSWORD, type Player } from '../../test/player.ts';
import { startProcess } from '../../test/process.ts';
import { startGame } from '../../test/game.ts';
import { startServer } from '../../test/server.ts';
import { retention } from './retention.ts';

const env = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };

type TestServer = Awaited<ReturnType<typeof startServer>>;

const auditOf = (server: TestServer) =>
  server.look((db) => db.selectFrom('audit_log').selectAll().orderBy('at').execute());

const countAdmins = async (server: TestServer) =>
  (await server.look((db) => db.selectFrom('users').selectAll().execute())).filter(
    ({ role }) => role === 'admin',
  ).length;

/** To whom mails have been sent. */
async function mailed({ dataDir }: TestServer): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map((mail) => /^To: (?<to>.+)$/m.exec(mail)?.groups?.to?.trim() ?? '');
}

async function withAdmin() {
  const server = await startServer();
  const admin = await server.admin();
  const setRole = (actor: Pick<Player, 'put'>, userId: string, role: string) =>
    actor.put('/users/updateUserRole', { userId, role });
  return { server, admin, setRole };
}

describe('an admin', () => {
  test('sees all users by name, with e-mail addresses hidden from other users', async () => {
    const { server, admin } = await withAdmin();
    const [zoe, ana] = [await server.player('Zoe'), await server.player('ana')];
    await zoe.put(`/users/${zoe.userId}`, { username: 'Zoe', showEmail: false });

    const { users } = (await admin.get('/users/getAllUsers')).data;

    expect(users.map(({ username }: { username: string }) => username)).toEqual([
      'ana',
      'Jefa',
      'Zoe',
    ]);
    expect(users.at(-1).email).toBe(zoe.email);
    expect((await ana.get(`/users/${zoe.userId}`)).data.user.email).toBeUndefined();
    expect(await ana.get('/users/getAllUsers')).toMatchObject({ status: 403 });
  });

  test('finds users by part of the name or e-mail and by role, in pages and Spanish order', async () => {
    const { server, admin, setRole } = await withAdmin();
    for (const name of ['ñus', 'Óscar', 'nora', 'nzu', 'a_b']) await server.player(name);
    const operator = await server.player('oso');
    await setRole(admin, operator.userId, 'operator');
    const list = async (query: string) => {
      const { status, data } = await admin.get(`/users/getAllUsers?${query}`);
      expect(status).toBe(200);
      return {
        names: data.users.map(({ username }: { username: string }) => username),
        total: data.total,
      };
    };
    const all = ['a_b', 'Jefa', 'nora', 'nzu', 'ñus', 'Óscar', 'oso'];

    expect(await list('')).toEqual({ names: all, total: 7 });
    expect(await list('limit=3')).toEqual({ names: all.slice(0, 3), total: 7 });
    expect(await list('limit=3&after=nora')).toEqual({ names: all.slice(3, 6), total: 7 });
    expect(await list(`limit=3&after=${encodeURIComponent('óSCAR')}`)).toEqual({
      names: ['oso'],
      total: 7,
    });
    expect(await list('role=operator')).toEqual({ names: ['oso'], total: 1 });
    expect(await list('q=N&role=user&limit=2')).toEqual({ names: ['nora', 'nzu'], total: 3 });
    expect(await list('q=_')).toEqual({ names: ['a_b'], total: 1 });
    expect(await list('q=oscar')).toEqual({ names: ['Óscar'], total: 1 });
    expect(await list(`q=${operator.email.toUpperCase()}`)).toEqual({ names: ['oso'], total: 1 });
    for (const query of ['limit=0', 'limit=101', 'role=nada', 'sort=name']) {
      expect(await admin.get(`/users/getAllUsers?${query}`)).toMatchObject({ status: 400 });
    }

    await operator.put(`/users/${operator.userId}`, { username: 'Ángel' });
    expect((await list('limit=3')).names).toEqual(['a_b', 'Ángel', 'Jefa']);
  });

  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'finds users in the same order in a PostgreSQL database with its own collation',
    async () => {
      const server = await startServer({ env: { DATABASE_URL: await spanishDatabase() } });
      const admin = await server.admin();
      const names = ['a_b', 'a.c', 'Ángel', 'nora', 'nzu', 'ñus', 'Óscar', 'oso'];
      for (const name of names) await server.player(name);
      const list = async (query: string) =>
        (await admin.get(`/users/getAllUsers?${query}`)).data.users.map(
          ({ username }: { username: string }) => username,
        );

      const all = ['a.c', 'a_b', 'Ángel', 'Jefa', 'nora', 'nzu', 'ñus', 'Óscar', 'oso'];
      expect(await list('')).toEqual(all);
      expect(await list('limit=2&after=nzu')).toEqual(['ñus', 'Óscar']);
    },
  );

  test('changes roles from the next call on, and the audit log records the change', async () => {
    const { server, admin, setRole } = await withAdmin();
    const ana = await server.player();

    expect(await setRole(admin, ana.userId, 'admin')).toMatchObject({
      status: 200,
      message: 'Rol actualizado correctamente',
      data: { user: { userId: ana.userId, role: 'admin' } },
    });

    expect(await ana.get('/users/getAllUsers')).toMatchObject({ status: 200 });
    expect(await auditOf(server)).toMatchObject([
      { action: 'role', actor_id: admin.userId, target_id: ana.userId, detail: 'user > admin' },
    ]);
  });

  test('is the only role that may change a role', async () => {
    const { server, setRole } = await withAdmin();
    const ana = await server.player();

    expect(await setRole(ana, ana.userId, 'admin')).toMatchObject({ status: 403 });
  });

  test('cannot resign or delete the account as the last admin', async () => {
    const { admin, setRole } = await withAdmin();
    const message = 'Tiene que quedar al menos un administrador.';

    expect(await setRole(admin, admin.userId, 'user')).toMatchObject({ status: 409, message });
    expect(await admin.post('/users/delete')).toMatchObject({ status: 409, message });
  });

  test('remains when twenty admins demote each other and delete their accounts at once', async () => {
    const { server, admin, setRole } = await withAdmin();
    const others = await Promise.all(Array.from({ length: 19 }, () => server.player()));
    for (const { userId } of others) await setRole(admin, userId, 'admin');
    const admins = [admin, ...others];

    await Promise.all(
      admins.map((actor, index) => {
        const victim = admins[(index + 1) % admins.length]!;
        return index % 4 === 0
          ? actor.post('/users/delete')
          : setRole(actor, victim.userId, 'user');
      }),
    );

    expect(await countAdmins(server)).toBeGreaterThanOrEqual(1);
  });
});

describe('the admin of the settings', () => {
  /** The admin gives their place to another, and is gone. */
  async function isReplaced(server: Pick<TestServer, 'url' | 'player'>): Promise<Player> {
    const successor = await server.player();
    const admin = await login(server, env.ADMIN_EMAIL);
    await admin.put('/users/updateUserRole', { userId: successor.userId, role: 'admin' });
    await admin.post('/users/delete');
    return successor;
  }
  const adminOf = async (server: { readonly url: string }) =>
    (await (await login(server, env.ADMIN_EMAIL)).get('/users/me')).data.user;

  test('is created under another name if the name is taken, and the log says so', async () => {
    const server = await startProcess({ ...env, LOG_LEVEL: 'warn' });
    const successor = await isReplaced(server);
    await successor.put(`/users/${successor.userId}`, { username: 'jefa' });

    await server.stop('SIGTERM');
    await server.start();

    const made = { username: expect.stringMatching(/^Jefa\d{6}$/), role: 'admin' };
    expect(await adminOf(server)).toMatchObject(made);
    const logged = server.written.filter((line) => line.includes('ADMIN_USERNAME'));
    expect(logged).toHaveLength(1);
  });

  test('is not created if the e-mail is taken, and the user with the e-mail does not become an admin', async () => {
    const server = await startServer({ env });
    await isReplaced(server);
    const body = { username: 'Otra', email: env.ADMIN_EMAIL, password: PASSWORD };
    await call(server, 'POST', '/users/create', { body });

    await server.restart();

    expect(await adminOf(server)).toMatchObject({ username: 'Otra', role: 'user' });
  });
});

describe('a profile', () => {
  test('is changed by its owner only', async () => {
    const { server, admin } = await withAdmin();
    const ana = await server.player('Ana');
    const edit = { username: 'Ana_180', status: 'A por el 180' };

    expect(await ana.put(`/users/${ana.userId}`, edit)).toMatchObject({
      status: 200,
      message: 'Perfil actualizado correctamente',
      data: { user: { ...edit, showEmail: true } },
    });
    expect(await admin.put(`/users/${ana.userId}`, edit)).toMatchObject({ status: 403 });
  });

  test('refuses a name taken in any letter case, except its own name', async () => {
    const { server } = await withAdmin();
    const ana = await server.player('Ana');

    expect(await ana.put(`/users/${ana.userId}`, { username: 'JEFA' })).toMatchObject({
      status: 409,
      errors: { username: 'Ese nombre de usuario ya está en uso.' },
    });
    expect(await ana.put(`/users/${ana.userId}`, { username: 'ANA' })).toMatchObject({
      status: 200,
    });
  });
});

describe('deleting an account', () => {
  test('surrenders the running game, and keeps played games for the rival', async () => {
    const server = await startServer();
    const { gameId, first, second, secondDevice } = await startGame(server);

    expect(await first.post('/users/delete')).toMatchObject({
      status: 200,
      message: 'Cuenta eliminada correctamente',
    });

    const { game } = await secondDevice.receives('updateGame');
    expect(game).toMatchObject({
      gameId,
      endReason: 'surrender',
      winner: { userId: second.userId },
    });
    const list = await second.get(`/games/getFinishedGamesByUser/${second.userId}`);
    const gone = { userId: null, username: 'Jugador eliminado' };
    const [played] = list.data.games;
    expect([played.player1, played.player2]).toContainEqual(gone);
    expect(await second.get(`/users/${first.userId}`)).toMatchObject({ status: 404 });
    expect((await second.get('/users/me')).data.user.stats).toMatchObject({ gamesWon: 1 });
  });

  test('ends every session, and frees the name and the e-mail', async () => {
    const server = await startServer();
    const ana = await server.player('Ana');
    const device = await ana.connect();

    await ana.post('/users/delete', {});

    await expect.poll(() => device.socket.connected).toBe(false);
    expect(await ana.get('/users/me')).toMatchObject({ status: 401 });
    expect((await server.player('Ana')).userId).not.toBe(ana.userId);
    expect(await auditOf(server)).toMatchObject([{ action: 'deletion', target_id: ana.userId }]);
  });
});

describe('an unused account', () => {
  const DAY = 24 * 3_600_000;

  test('gets a warning thirty days before two years are over, and is then deleted', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const [ana, biel] = [await server.player(), await server.player()];

    now += 701 * DAY;
    await login(server, biel.email);
    await server.aDayPasses();
    expect(await mailed(server)).toEqual([ana.email]);

    now += 29.5 * DAY;
    await server.aDayPasses();
    const fresh = await login(server, biel.email);
    expect(await fresh.get(`/users/${ana.userId}`)).toMatchObject({ status: 200 });

    now += DAY;
    await server.aDayPasses();
    const later = await login(server, biel.email);
    expect(await later.get(`/users/${ana.userId}`)).toMatchObject({ status: 404 });
    await expect.poll(() => mailed(server), { timeout: 5000 }).toEqual([]);
  });

  test('has thirty days even after a late warning, and the warning gives the date', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z');
    const { url, arrived } = await mailbox();
    const server = await startServer({ clock: () => now, env: { SMTP_URL: url } });
    await server.player();

    now = Date.parse('2028-06-01T12:00:00Z'); // two years and three months: nothing ran meanwhile
    await server.aDayPasses();

    expect((await arrived()).text).toContain('el 1 de julio de 2028 se borrarán');
  });

  test('is kept when its owner comes back after the warning', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    const ana = await server.player();
    now += 701 * DAY;
    await server.aDayPasses();

    await login(server, ana.email);
    now += 40 * DAY;
    await server.aDayPasses();

    expect((await login(server, ana.email)).userId).toBe(ana.userId);
  });

  test('that a warning cannot reach for now does not block the deletion of other accounts', async () => {
    let now = Date.now();
    const { url, mails, refused } = await mailbox();
    const server = await startServer({ clock: () => now, env: { SMTP_URL: url } });
    const [gone, full, ana] = [await server.player(), await server.player(), await server.player()];
    const ids = [gone, full, ana].map(({ userId }) => userId);
    const accounts = () =>
      server.look(async (db) => {
        const rows = await db.selectFrom('users').select('user_id').execute();
        return rows
          .map(({ user_id }) => user_id)
          .toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
      });
    refused.set(gone.email, 550); // for good
    refused.set(full.email, 452); // for now

    now += 701 * DAY;
    await server.aDayPasses();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([ana.email]);
    expect(await server.look((db) => db.selectFrom('sessions').selectAll().execute())).toEqual([]);

    now += 31 * DAY;
    await server.aDayPasses();
    expect(await accounts()).toEqual([full.userId]);

    refused.clear();
    await server.aDayPasses();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([ana.email, full.email]);
    now += 31 * DAY;
    await server.aDayPasses();
    expect(await accounts()).toEqual([]);
  });

  test('is kept when its owner logs in just before the deletion', async () => {
    const { db, accounts, passTime } = await startFeatures();
    const now = Date.now();
    const { userId, email } = await addAccount(db, { now });
    passTime(732 * DAY);
    await db
      .updateTable('users')
      .set({ warned_at: now + 701 * DAY })
      .execute();
    const mailer = {
      send: async () => {},
      forgetBefore: async () => {},
      keepOnlyOf: async () => {},
    };
    const { forgetUnused } = retention(
      { db, clock: () => now + 732 * DAY, mailer },
      {
        async remove(...unused) {
          await accounts.login({ email, password: PASSWORD }, '127.0.0.1');
          await accounts.remove(...unused);
        },
      },
      { eraseLater: async () => {} },
    );

    await forgetUnused();

    const left = await db.selectFrom('users').select('user_id').execute();
    expect(left).toEqual([{ user_id: userId }]);
  });

  test('of the last admin is kept', async () => {
    let now = Date.now();
    const server = await startServer({ clock: () => now });
    await server.admin();
    now += 800 * DAY;
    await server.aDayPasses();
    now += 31 * DAY;
    await server.aDayPasses();

    expect(await countAdmins(server)).toBe(1);
  });
});

test('profile, games and figures of a deleted or unknown user are not found', async () => {
  const server = await startServer();
  const [ana, biel] = [await server.player(), await server.player()];
  await biel.post('/users/delete');

  for (const userId of [biel.userId, randomUUID()]) {
    for (const path of [
      `/users/${userId}`,
      `/users/${userId}/statistics`,
      `/users/${userId}/rivals`,
      `/games/statistics/${userId}`,
      `/games/getFinishedGamesByUser/${userId}`,
    ]) {
      expect(await ana.get(path)).toMatchObject({ status: 404, code: 'user-not-found' });
    }
  }
});
