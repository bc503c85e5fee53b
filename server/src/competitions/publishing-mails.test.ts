/** Mails about public leagues: each player is told once that the league is public, whatever the organiser does. */
import { expect, test } from 'vitest';
import type { Look } from '../../test/database.ts';
import { leagueBody, pendingLeague } from '../../test/league.ts';
import { mailbox } from '../../test/mailbox.ts';
import type { Player } from '../../test/player.ts';

/** Reads the ids of the users who know that a league is public. */
const aware = ({ look }: { readonly look: Look }) =>
  look((db) => db.selectFrom('public_notices').select('user_id').execute());

/** Reads the receivers of failed mails that are retried five minutes after `now`. */
const putOff = ({ look }: { readonly look: Look }, now: number) =>
  look((db) =>
    db
      .selectFrom('outbox')
      .select('user_id')
      .where('send_at', '=', now + 5 * 60_000)
      .execute(),
  );

test('repeated enrolments and publications send a player one mail, or no mail after joining in public', async () => {
  const { url, arrived, mails } = await mailbox();
  const { creator, people, leagueId, act } = await pendingLeague(3, {}, undefined, {
    SMTP_URL: url,
  });
  const [ana, biel, carla] = people as [Player, Player, Player];
  const path = `/leagues/${leagueId}`;
  const enrol = ({ userId }: Player) => creator.post(`${path}/participants`, { userId });
  const publish = (isPublic: boolean) => creator.put(`${path}/visibility`, { isPublic });
  const takeOut = ({ userId }: Player) => creator.delete(`${path}/participants/${userId}`);
  expect((await enrol(ana)).status).toBe(200);
  expect((await publish(true)).status).toBe(200);
  await arrived(1);
  for (let time = 0; time < 3; time += 1) {
    await takeOut(ana);
    await publish(false);
    await enrol(ana);
    await publish(true);
  }

  expect((await act(biel, 'join')).status).toBe(200); // biel sees that the league is public
  for (const person of [carla, biel]) await enrol(person);
  await takeOut(carla); // before her mail goes
  await publish(false);
  await enrol(carla);
  await publish(true);
  await arrived(2);
  const addresses = mails.map(({ to }) => to?.[0]?.address);
  expect(addresses).toEqual([ana.email, carla.email]);
});

test('a player enrolled by hand in a public league gets one mail, and a player who joins gets no mail', async () => {
  const { url, arrived, mails } = await mailbox();
  const { creator, people, leagueId, act } = await pendingLeague(3, {}, undefined, {
    SMTP_URL: url,
  });
  const [ana, biel, carla] = people as [Player, Player, Player];
  const path = `/leagues/${leagueId}`;
  const enrol = async ({ userId }: Pick<Player, 'userId'>) =>
    (await creator.post(`${path}/participants`, { userId })).status;
  await creator.put(`${path}/visibility`, { isPublic: true });
  expect((await act(biel, 'join')).status).toBe(200);
  for (const player of [creator, biel, ana]) expect(await enrol(player)).toBe(200);
  const mail = await arrived(1);
  expect(mail.to?.[0]?.address).toBe(ana.email);
  expect(mail.text).toContain('te ha apuntado');
  expect(mail.text).toContain('puedes salir');
  expect(mail.text).toContain(`/leagues/${leagueId}`);

  for (const player of [ana, biel]) {
    await creator.delete(`${path}/participants/${player.userId}`);
    expect(await enrol(player)).toBe(200);
  }
  expect(await enrol(carla)).toBe(200);
  await arrived(2);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([ana.email, carla.email]);
});

test('a mail that fails for now is retried until sent once, and a mail to a bad address is dropped', async () => {
  let now = Date.now();
  const { url, refused, mails } = await mailbox();
  const { server, creator, people, leagueId, act } = await pendingLeague(3, {}, () => now, {
    SMTP_URL: url,
  });
  const [ana, biel, carla] = people as [Player, Player, Player];
  for (const player of people) await act(player, 'join');
  refused.set(ana.email, 451).set(biel.email, 550);
  await creator.put(`/leagues/${leagueId}/visibility`, { isPublic: true });
  await expect.poll(() => aware(server)).toHaveLength(2); // carla, and biel, whose address is invalid
  await expect.poll(() => putOff(server, now)).toEqual([{ user_id: ana.userId }]);

  refused.clear();
  for (let day = 0; day < 2; day += 1) {
    now += 24 * 3_600_000;
    await server.aDayPasses();
  }

  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([carla.email, ana.email]);
});

test('a failed mail about a public league is dropped once the league has ended', async () => {
  let now = Date.now();
  const { url, refused, arrived, mails } = await mailbox();
  const { server, creator, people, act, leagueId } = await pendingLeague(2, {}, () => now, {
    SMTP_URL: url,
  });
  const [ana, biel] = people as [Player, Player];
  for (const player of people) await act(player, 'join');
  refused.set(ana.email, 451);
  await creator.put(`/leagues/${leagueId}/visibility`, { isPublic: true });
  await arrived(1);
  await expect.poll(() => putOff(server, now)).toEqual([{ user_id: ana.userId }]);
  for (const action of ['start', 'end']) await act(creator, action);

  refused.clear();
  now += 24 * 3_600_000;
  await server.aDayPasses();

  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([biel.email]);
  const left = server.look((db) => db.selectFrom('outbox').select('user_id').execute());
  expect(await left).toEqual([]);
});

test('publishing leagues is rate-limited per account and hour, and hiding a league is not', async () => {
  const limits = { RATE_LIMITS: 'publishing=2/3600' };
  const { creator, leagueId } = await pendingLeague(0, {}, undefined, limits);
  const publish = async (isPublic: boolean, id = leagueId) =>
    (await creator.put(`/leagues/${id}/visibility`, { isPublic })).status;
  expect([await publish(true), await publish(false), await publish(true)]).toEqual([200, 200, 200]);
  const another = (await creator.post('/leagues/create', leagueBody)).data.leagueId;
  expect(await publish(true, another)).toBe(429);
  expect(await publish(false)).toBe(200); // hiding is not limited
});
