/** Organisers are told of games at risk, players get mails about decisions, and the history keeps what was done. */
import { describe, expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import { login } from '../../test/player.ts';
import {
  DAY,
  HOUR,
  idOf,
  leagueInProgress,
  tournamentInProgress,
  reason,
  START,
} from '../../test/results/competitions.ts';

const QUARTER = 15 * 60_000;

describe('an unplayed game or unanswered result', () => {
  test('is at risk after the days of grace, and gets a reminder and more time from its organiser', async () => {
    const { people, creator, path, gamesOf, pass, acts, looks, mails } = await leagueInProgress();
    const [ana, biel] = people;
    const [{ gameId, gameDate }] = await gamesOf(ana, biel);
    for (const player of [ana, creator]) await player.put('/reminders/', { reminders: true });
    const risk = async () => (await creator.get(`${path}/at-risk`)).data;
    const idsAtRisk = async () => (await risk()).games.map(idOf);
    expect((await ana.get(`${path}/at-risk`)).code).toBe('not-the-creator');
    expect(await risk()).toEqual({ games: [], total: 0, graceDays: 7 });

    pass(Date.parse(`${gameDate}T12:00:00Z`) - START + 7 * DAY);
    await biel.post(`/games/${gameId}/dates/proposal`, { times: ['2027-01-07T20:30'] });
    expect(await idsAtRisk()).not.toContain(gameId); // the last day of grace
    pass(DAY);
    expect(await idsAtRisk()).toContain(gameId);
    const { games } = await risk();
    const late = games.find((each: { gameId: string }) => each.gameId === gameId);
    expect(late).toMatchObject({ dueDate: gameDate, result: null, remindedAt: null });
    expect(late.dates).toMatchObject([{ by: { userId: biel.userId } }]);

    expect((await creator.post(`${path}/at-risk/${gameId}/reminder`)).status).toBe(200);
    const again = await creator.post(`${path}/at-risk/${gameId}/reminder`);
    expect(again.code).toBe('reminded-already');
    await looks();
    expect(mails).toHaveLength(1); // only one of the two players wants mails
    expect(mails[0]!.text).toContain('sigue sin jugarse');
    expect(mails[0]!.to?.[0]?.address).toBe(ana.email);

    await creator.put(`${path}/grace`, { days: 9 });
    expect(await idsAtRisk()).not.toContain(gameId);
    pass(3 * DAY);
    expect(await idsAtRisk()).toContain(gameId);
    await creator.put(`${path}/dates/${gameId}`, { dueDate: '2027-02-01', reason });
    expect(await idsAtRisk()).not.toContain(gameId);
    const overdue = (await ana.get(`${path}/overdue?inGrace=true`)).data.games.map(idOf);
    expect(overdue).not.toContain(gameId); // the new date is in the future
    expect(await acts()).toEqual(['moved', 'grace', 'reminded']);
  });

  test('goes to the organiser after two days, unless the rival confirms the result before', async () => {
    const { people, creator, path, gamesOf, pass, looks, mails, acts, table } =
      await leagueInProgress();
    const [ana, biel, carla] = people;
    for (const who of [ana, biel, creator]) await who.put('/reminders/', { reminders: true });
    const [{ gameId }] = await gamesOf(ana, biel);
    const [{ gameId: other }] = await gamesOf(ana, carla);
    const score = { legsWon: [1, 0], left: 40 };
    await ana.post(`/games/${gameId}/result/proposal`, score);
    await ana.post(`/games/${gameId}/result/proposal`, score); // a repeat
    await carla.post(`/games/${other}/result/proposal`, score);
    const { proposal } = (await ana.get(`/games/${other}/result`)).data.result;
    await ana.post(`/games/${other}/result/confirm`, { proposedAt: proposal.proposedAt });
    expect(await acts()).toEqual(['confirmed', 'proposed', 'proposed']);
    const rows = await table();
    expect(rows.filter((row: { played: number }) => row.played === 1)).toHaveLength(2);

    await looks();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([biel.email]);
    pass(48 * HOUR - 1);
    await looks();
    expect(mails).toHaveLength(1);
    expect((await creator.get(`${path}/at-risk`)).data.total).toBe(0);
    pass(1);
    await looks();
    expect(mails).toHaveLength(2);
    expect(mails[1]!.to?.[0]?.address).toBe(creator.email);
    expect(mails[1]!.text).toContain('Tienes que decidirlo tú.');
    expect((await creator.get(`${path}/at-risk`)).data.games).toMatchObject([
      { gameId, result: { isLate: true, isDisputed: false } },
    ]);
  });
});

test('each player gets one mail per quarter of an hour about a game decided again and again', async () => {
  const { people, creator, path, gamesOf, looks, pass, mails } = await leagueInProgress();
  const [ana, biel] = people;
  await ana.put('/reminders/', { reminders: true });
  const [{ gameId }] = await gamesOf(ana, biel);
  pass(QUARTER - (START % QUARTER)); // start of a quarter of an hour
  const loop = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await creator.put(`${path}/results/${gameId}`, { outcome: 'walkover', came: 1, reason });
      await looks();
      await creator.post(`${path}/results/${gameId}/taking-back`, { reason });
      await looks();
      pass(QUARTER / 5);
      await looks(); // sends what is due, which the next decision would cancel
    }
  };

  await loop(4);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('por incomparecencia');
  await loop(5);
  expect(mails).toHaveLength(2);
  pass(QUARTER);
  await looks();
  expect(mails).toHaveLength(3);
  expect(mails[2]!.text).toContain('está pendiente de jugar');
});

test('an organiser beyond the rate limit for acts by hand is refused, and the act is not done', async () => {
  const limits = { RATE_LIMITS: 'history=2/60' };
  const { creator, leagueId } = await begunLeague(3, {}, undefined, limits);
  const path = `/leagues/${leagueId}`;
  const setGrace = (days: number) => creator.put(`${path}/grace`, { days });

  expect((await setGrace(1)).status).toBe(200);
  expect((await setGrace(2)).status).toBe(200);
  expect((await setGrace(3)).code).toBe('too-many-requests');
  const { entries } = (await creator.get(`${path}/history`)).data;
  expect(entries).toHaveLength(2);
});

test('each player gets one mail with the final state of a game decided and taken back ten times', async () => {
  const { people, creator, path, gamesOf, looks, pass, mails, acts } = await leagueInProgress();
  const [ana, biel, carla] = people;
  for (const player of people) await player.put('/reminders/', { reminders: true });
  const [{ gameId }] = await gamesOf(ana, biel);
  const [{ gameId: other }] = await gamesOf(ana, carla);
  const came = { outcome: 'walkover', came: 1, reason };
  await creator.put(`${path}/grace`, { days: 9 }); // its entry takes the time of now: the next mails are not due yet
  await creator.put(`${path}/results/${other}`, came);

  for (let time = 0; time < 10; time += 1) {
    await creator.put(`${path}/results/${gameId}`, came);
    await creator.post(`${path}/results/${gameId}/taking-back`, { reason });
  }
  pass(HOUR);
  await looks();

  const addresses = mails.map(({ to }) => to?.[0]?.address ?? '');
  const each = [ana, ana, biel, carla].map(({ email }) => email); // ana for both games, biel and carla for one each
  expect(addresses.toSorted()).toEqual(each.toSorted());
  expect(await acts()).toHaveLength(22);
  expect(mails.filter(({ text }) => text?.includes('está pendiente de jugar'))).toHaveLength(2);
});

test('the mail to a withdrawn player links to the competition, and not to a game', async () => {
  const { people, creator, path, looks, pass, mails } = await leagueInProgress();
  const [ana] = people;
  await ana.put('/reminders/', { reminders: true });
  await creator.post(`${path}/withdrawals`, { userId: ana.userId, reason });
  pass(HOUR);
  await looks();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/Ver la competición:\n\S+\/leagues\//);
});

test.each([
  ['league', leagueInProgress],
  ['tournament', tournamentInProgress],
])(
  'the history of a %s names the user who ended, published or unpublished it',
  async (_, inProgress) => {
    const { creator, path } = await inProgress(4);
    for (const isPublic of [true, true, false]) {
      await creator.put(`${path}/visibility`, { isPublic });
    }
    expect((await creator.post(`${path}/end`)).status).toBe(200);
    const { entries } = (await creator.get(`${path}/history`)).data;
    const by = { userId: creator.userId };
    expect(entries).toMatchObject(
      ['ended', 'unpublished', 'published'].map((act) => ({ by, act, gameId: null })),
    );
  },
);

test('the history of a league is kept for two years after the league ends', async () => {
  const { people, creator, path, gamesOf, entries, server, pass } = await leagueInProgress();
  const [{ gameId }] = await gamesOf(people[0], people[1]);
  await creator.put(`${path}/results/${gameId}`, { outcome: 'void', reason });
  pass(800 * DAY);
  await server.aDayPasses();
  const again = await login(server, 'jefa@correo.es');
  expect(await entries(again)).toHaveLength(1); // the league is still running
  await again.post(`${path}/end`);
  pass(729 * DAY);
  await server.aDayPasses();
  const later = await login(server, 'jefa@correo.es');
  expect(await entries(later)).toHaveLength(2);
  pass(3 * DAY);
  await server.aDayPasses();
  expect(await entries(await login(server, 'jefa@correo.es'))).toEqual([]);
});
