/** Disputed results: the organiser is asked, and neither the history nor a mailbox is flooded. */
import { expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import { mailbox } from '../../test/mailbox.ts';
import type { Player } from '../../test/player.ts';

const START = Date.parse('2026-10-20T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Starts a league of three players whose creator wants mails, and returns a game of two of the players. */
async function league() {
  let now = START;
  const box = await mailbox();
  const begun = await begunLeague(3, { startDate: '2026-10-19' }, () => now, { SMTP_URL: box.url });
  const { server, leagueId, creator, people } = begun;
  const path = `/leagues/${leagueId}`;
  const forLong = { fresh_until: START + 100 * DAY, expires_at: START + 100 * DAY };
  await server.look((db) => db.updateTable('sessions').set(forLong).execute());
  await creator.put('/reminders/', { reminders: true });
  const { games } = (await creator.get(`${path}/games/1`)).data;
  const { gameId, player1, player2 } = games[0];
  const of = ({ userId }: Pick<Player, 'userId'>) => people.find((each) => each.userId === userId)!;
  const [ana, biel] = [of(player1), of(player2)];
  const about = `/games/${gameId}/result`;
  const aMomentPasses = () => (now += 1000);
  return {
    ...begun,
    ...box,
    path,
    biel,
    async propose(left: number) {
      aMomentPasses();
      return ana.post(`${about}/proposal`, { legsWon: [1, 0], left });
    },
    async dispute() {
      aMomentPasses();
      const { proposal } = (await biel.get(about)).data.result;
      return biel.post(`${about}/dispute`, { proposedAt: proposal.proposedAt });
    },
    pass: (milliseconds: number) => (now += milliseconds),
    /** Sends the mails that are due: the server sends them as it starts, and finishes before it stops. */
    async looks() {
      await server.restart();
      await server.restart();
    },
    planned: () => server.look((db) => db.selectFrom('outbox').select('user_id').execute()),
  };
}

test('a sixth result for a game is refused, and the organiser is asked to decide once a day at most', async () => {
  const { creator, path, propose, dispute, pass, looks, mails, planned } = await league();
  for (let time = 1; time <= 5; time += 1) {
    expect((await propose(time)).status).toBe(200);
    expect((await dispute()).status).toBe(200);
  }
  const sixth = await propose(6);
  expect(sixth).toMatchObject({ status: 409, code: 'proposed-too-often' });
  expect((await creator.get(`${path}/history`)).data.entries).toHaveLength(10);
  const users = (await planned()).map((row) => row.user_id);
  expect(new Set(users)).toEqual(new Set([creator.userId])); // the players want no mails

  await looks();
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['jefa@correo.es']);
  expect(mails[0]!.text).toContain('Tienes que decidirlo tú.');
  pass(DAY - HOUR);
  await looks();
  expect(mails).toHaveLength(1);
  pass(4 * DAY);
  await looks();
  expect(mails).toHaveLength(2);
  expect(await planned()).toEqual([]); // sent mails are deleted
});

test('an organiser asked after two days is asked again a day later if the result is disputed', async () => {
  const { propose, dispute, pass, looks, mails } = await league();
  await propose(40);
  pass(2 * DAY);
  await looks();
  expect(mails).toHaveLength(1);
  pass(HOUR);
  await dispute();
  await looks();
  expect(mails).toHaveLength(1);
  pass(DAY);
  await looks();
  expect(mails).toHaveLength(2);
});

test('an organiser is mailed at once about a dispute a day after the last mailed dispute', async () => {
  const { propose, dispute, pass, looks, mails } = await league();
  await propose(1);
  await dispute();
  await looks();
  expect(mails).toHaveLength(1);
  pass(HOUR);
  await propose(2);
  await dispute(); // the organiser would be asked the day after
  pass(19 * HOUR);
  await propose(3);
  pass(5 * HOUR);
  await looks();
  expect(mails).toHaveLength(1); // no result is disputed any longer
  await dispute();
  await looks();
  expect(mails).toHaveLength(2);
});

test('an organiser gets one mail about two disputes before the next mail is due', async () => {
  const { propose, dispute, pass, looks, mails } = await league();
  await propose(1);
  await dispute();
  await looks();
  for (const time of [2, 3]) {
    pass(HOUR);
    await propose(time);
    await dispute();
  }
  expect(mails).toHaveLength(1);
  pass(DAY);
  await looks();
  expect(mails).toHaveLength(2);
});

test('a rival gets one mail about a result corrected before the mail was sent', async () => {
  const { biel, propose, pass, looks, mails } = await league();
  await biel.put('/reminders/', { reminders: true });
  await propose(1);
  await propose(2);
  await looks();
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([biel.email]);
  await propose(3);
  pass(HOUR);
  await looks();
  expect(mails).toHaveLength(1);
});

test('the organiser of an ended league has no proposals to decide, and gets no mail about them', async () => {
  const stage = await league();
  const { creator, path, propose, dispute, pass, looks, mails, planned, server } = stage;
  await propose(1);
  await dispute();
  await looks();
  await propose(2);
  await dispute(); // the organiser would be asked the day after
  await propose(3);
  expect(mails).toHaveLength(1);
  expect((await creator.post(`${path}/end`)).status).toBe(200);
  const proposals = server.look((db) => db.selectFrom('result_proposals').selectAll().execute());
  expect(await proposals).toEqual([]);
  pass(5 * DAY);
  await looks();
  expect(mails).toHaveLength(1);
  expect(await planned()).toEqual([]);
});

test('a helper is asked to decide only if still a helper and operator when the mail is due', async () => {
  const { server, creator, path, propose, pass, looks, mails } = await league();
  const helpers = await Promise.all(['demoted', 'removed', 'here'].map(() => server.player()));
  const [demoted, removed, here] = helpers as [Player, Player, Player];
  const changeRole = (who: Player, role: string) =>
    creator.put('/users/updateUserRole', { userId: who.userId, role });
  for (const helper of helpers) {
    await changeRole(helper, 'operator');
    await creator.post(`${path}/helpers`, { username: helper.username });
    await helper.put('/reminders/', { reminders: true });
  }
  await propose(1);
  await changeRole(demoted, 'user');
  await creator.delete(`${path}/helpers/${removed.userId}`);
  pass(2 * DAY);
  await looks();
  expect(mails).toHaveLength(2);
  const addresses = new Set(mails.map(({ to }) => to?.[0]?.address));
  expect(addresses).toEqual(new Set(['jefa@correo.es', here.email]));
});

test.each([
  ['due to be asked', 'deletes the account'],
  ['already asked', 'deletes the account'],
  ['due to be asked', 'is demoted'],
  ['already asked', 'is demoted'],
])('an admin is asked to decide in place of a creator who was %s and %s', async (when, what) => {
  const { server, creator, propose, dispute, pass, looks, mails } = await league();
  const admin = await server.player();
  await creator.put('/users/updateUserRole', { userId: admin.userId, role: 'admin' });
  await admin.put('/reminders/', { reminders: true });
  await propose(1);
  if (when === 'already asked') await dispute();
  await looks();
  const before = mails.length;
  const role = { userId: creator.userId, role: 'user' };
  if (what === 'is demoted') await admin.put('/users/updateUserRole', role);
  else await creator.post('/users/delete', {});
  pass(2 * DAY);
  await looks();
  expect(mails.slice(before).map(({ to }) => to?.[0]?.address)).toEqual([admin.email]);
  expect(mails.at(-1)!.text).toContain('Tienes que decidirlo tú.');
});

test('a creator can delete the account although a game was thrown after a proposed result', async () => {
  const { server, creator, propose } = await league();
  const admin = await server.player();
  await creator.put('/users/updateUserRole', { userId: admin.userId, role: 'admin' });
  await admin.put('/reminders/', { reminders: true });
  await propose(1);
  const thrown = { status: 'finalizada', end_reason: 'zero', winner: 0 } as const;
  await server.look(async (db) => {
    await db.updateTable('games').set(thrown).where('status', '=', 'pendiente').execute();
    await db.deleteFrom('competition_entries').execute(); // as two years after the league's end
  });
  expect((await creator.post('/users/delete')).status).toBe(200);
});

test('an admin is asked to decide when the creator has no account', async () => {
  const { creator, propose, dispute, planned, server } = await league();
  const { userId, put } = await server.player();
  await put('/reminders/', { reminders: true });
  await server.look((db) =>
    db.updateTable('users').set({ role: 'admin' }).where('user_id', '=', userId).execute(),
  );
  expect((await creator.post('/users/delete')).status).toBe(200);
  await propose(40);
  await dispute();
  expect((await planned()).map(({ user_id }) => user_id)).toContain(userId);
});
