import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailFiles } from '#platform/mail/mail-files.ts';
import { begunLeague } from '../../test/league.ts';
import { call, PASSWORD, type Player } from '../../test/player.ts';
import { startServer } from '../../test/server.ts';
import { auditRepository } from './audit.ts';
import { erasure } from './erasure.ts';
import type { Deps } from './deps.ts';

type TestServer = Awaited<ReturnType<typeof startServer>>;

/** All that is in files, and all that is in rows, as text. */
async function everythingIn({ dataDir, look }: TestServer): Promise<string> {
  const rows = await look(async (db) => {
    const tables = await db.introspection.getTables();
    const all = tables.map(({ name }) =>
      db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(all));
  });
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
  return [rows, ...(await Promise.all(read))].join('\n').toLowerCase();
}

const mailsOf = async ({ dataDir }: TestServer): Promise<string[]> => {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

/** Asks for a link, which is mailed into a file. */
async function forget(server: TestServer, email: string): Promise<void> {
  const before = (await mailsOf(server)).length;
  await call(server, 'POST', '/users/send-recovery', { body: { email } });
  await expect.poll(() => mailsOf(server)).toHaveLength(before + 1);
}

/** Deletes an account as another server does. */
const deleteElsewhere = ({ look }: TestServer, { userId }: Player): Promise<void> =>
  look(async (db) => {
    await db.deleteFrom('users').where('user_id', '=', userId).execute();
    const entry = { at: Date.now(), actor_id: userId, target_id: userId, detail: null };
    await auditRepository(db).add({ ...entry, action: 'deletion' });
  });

/** A mail server that takes connections, and says nothing until it hangs up. */
async function silentMailServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${port}`, isAsked: () => sockets.length > 0, hangUp };
}

test('a deleted account leaves no trace in any file or row', async () => {
  const server = await startServer();
  const [leaver, stayer] = [await server.player('Quetzal_1'), await server.player('Biel')];
  for (const { email } of [leaver, stayer]) await forget(server, email);
  const edit = { username: 'Xoloitz_2', status: 'ajolotes y diábolos' };
  await leaver.put(`/users/${leaver.userId}`, edit);
  const traces = ['quetzal_1', 'xoloitz_2', 'ajolotes', leaver.email, leaver.email.split('@')[0]!];
  const found = async () => {
    const everything = await everythingIn(server);
    return traces.filter((trace) => everything.includes(trace));
  };
  expect(await found()).toEqual(expect.arrayContaining(traces.slice(1)));

  await leaver.post('/users/delete');

  await expect.poll(found).toEqual([]);
  expect(await everythingIn(server)).toContain(stayer.email);
  expect(await mailsOf(server)).toEqual([expect.stringContaining(`To: ${stayer.email}`)]);
});

test('mails and reasons that name a deleted account are deleted with the account', async () => {
  let now = Date.parse('2026-10-20T10:00:00Z');
  const league = await begunLeague(2, { startDate: '2026-10-19' }, () => now);
  const { server, creator, leagueId } = league;
  const [leaver, rival] = league.people as [Player, Player];
  await leaver.put(`/users/${leaver.userId}`, { username: 'Xoloitz_2', status: '' });
  await rival.put('/reminders/', { reminders: true });
  const { gameId } = (await rival.get(`/leagues/${leagueId}/games/1`)).data.games[0];
  const dates = `/games/${gameId}/dates`;
  await leaver.post(`${dates}/proposal`, { times: ['2026-10-21T12:10'] });
  await rival.post(`${dates}/agreement`, { at: '2026-10-21T10:10:00.000Z' });
  now += 20 * 60_000;
  await server.restart(); // it sends what is due as it starts
  const naming = async () =>
    (await mailsOf(server)).filter((mail) => mail.includes('X-About:')).length;
  await expect.poll(naming).toBe(1);
  const body = { userId: leaver.userId, reason: 'Rompió la diana de los ajolotes.' };
  await creator.post(`/leagues/${leagueId}/withdrawals`, body);
  await server.restart();
  await expect.poll(naming).toBe(2); // and what was done by hand
  await forget(server, rival.email);
  const everything = await everythingIn(server);
  for (const trace of ['xoloitz_2', 'ajolotes']) expect(everything).toContain(trace);

  await leaver.post('/users/delete');

  await expect.poll(() => mailsOf(server)).toHaveLength(1);
  await expect.poll(() => everythingIn(server)).not.toMatch(/xoloitz_2|ajolotes/);
  expect(await mailsOf(server)).toEqual([expect.stringContaining(`To: ${rival.email}`)]);
});

test('mails to a deleted account are deleted even if a new account takes its e-mail address', async () => {
  const server = await startServer();
  const { email, post } = await server.player();
  await forget(server, email);

  await post('/users/delete');
  await call(server, 'POST', '/users/create', {
    body: { username: 'Otra', email, password: PASSWORD },
  });

  await expect.poll(() => mailsOf(server)).toEqual([]);
});

test('mails to an account deleted by another server are deleted within a day', async () => {
  const server = await startServer();
  const [leaver, stayer] = [await server.player(), await server.player()];
  for (const { email } of [leaver, stayer]) await forget(server, email);
  await deleteElsewhere(server, leaver);

  await server.aDayPasses();

  const left = [expect.stringContaining(`To: ${stayer.email}`)];
  await expect.poll(() => mailsOf(server)).toEqual(left);
});

test('an unresponsive mail server does not delay the erasure of mail files of a deleted account', async () => {
  const { url, isAsked, hangUp } = await silentMailServer();
  const server = await startServer({ env: { SMTP_URL: url } });
  const [leaver, unused] = [await server.player(), await server.player()];
  const { keep } = mailFiles(server.dataDir);
  await keep(Buffer.from(`To: ${leaver.email}\r\n\r\n`), Date.now()); // before mails were sent
  await deleteElsewhere(server, leaver);
  const { userId } = unused; // is to be warned by mail
  await server.look((db) =>
    db.updateTable('users').set({ last_seen_at: 0 }).where('user_id', '=', userId).execute(),
  );

  await server.restart(); // it begins with what it does every day
  await expect.poll(isAsked).toBe(true);

  await expect.poll(() => mailsOf(server)).toEqual([]);
  hangUp();
});

test('an erasure blocked by a running backup is retried after a minute', async () => {
  let now = 0;
  let tries = 0;
  const erase = async () => (tries += 1) > 1;
  const mailer = { send: async () => {}, forgetBefore: async () => {}, keepOnlyOf: async () => {} };
  // Nothing else is asked of the deps.
  const { eraseSoon, eraseDeleted } = erasure({
    clock: () => now,
    erase,
    mailer,
  } as unknown as Deps);
  const triesAt = async (time: number) => {
    now = time;
    await eraseDeleted();
    return tries;
  };

  expect(await triesAt(0)).toBe(0);
  eraseSoon();
  expect(await triesAt(1000)).toBe(1);
  expect(await triesAt(2000)).toBe(1);
  expect(await triesAt(61_000)).toBe(2);
  expect(await triesAt(62_000)).toBe(2);
});
