/** A crowd of guests costs the server little more than one of them, and sees the same. */
import { leagueBody as schema } from '@darts/contracts/leagues';
import { expect, test } from 'vitest';
import { startFeatures } from '../../../test/features.ts';
import { begunLeague, leagueBody } from '../../../test/league.ts';
import { call } from '../../../test/player.ts';
import { tournamentStage } from '../../../test/tournament-stage.ts';

test('guests of a tournament share one view, and see a change soon after', async () => {
  const features = await startFeatures();
  const { db, readers, readings, competitions, newAccounts } = features;
  const stage = await tournamentStage(features);
  const id = await stage.enrol(await newAccounts(4));
  await db.updateTable('competitions').set({ is_public: 1 }).execute(); // without its mails
  const look = () => readers.readPublic('tournament', id, () => readings.tournament(id));

  const [one, other] = await Promise.all([look(), look()]);
  expect(other).toBe(one);
  await stage.start(id);
  await expect.poll(look).toMatchObject({ status: 'encurso' });

  await competitions.tournament.publish(id, false, stage.organiser);
  await expect(look()).rejects.toMatchObject({ code: 'not-found' });
});

test('guests of a league share one view, and see an edit soon after', async () => {
  const features = await startFeatures();
  const { readers, readings, competitions, leagues, newAccounts } = features;
  const [organiserId = ''] = await newAccounts(1, 'admin');
  const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;
  const body = schema.parse(leagueBody);
  const { leagueId } = await leagues.create(body, organiser);
  await competitions.league.publish(leagueId, true, organiser);
  const look = () => readers.readPublic('league', leagueId, () => readings.league(leagueId));

  const [one, other] = await Promise.all([look(), look()]);
  expect(other).toBe(one);
  await leagues.edit(leagueId, { ...body, name: 'Liga de Invierno' }, organiser);
  await expect.poll(look).toMatchObject({ name: 'Liga de Invierno' });
});

test('a link preview ignores the letter case of the path', async () => {
  const features = await startFeatures();
  const { db, previews, newAccounts } = features;
  const stage = await tournamentStage(features);
  const id = await stage.enrol(await newAccounts(2));
  await stage.start(id);
  await db.updateTable('competitions').set({ is_public: 1 }).execute(); // without its mails
  const [game] = await stage.openGames(id);

  for (const path of [
    `/tournaments/${id}`,
    `/tournaments/view/${id}`,
    `/game/view/${game?.gameId}`,
  ]) {
    const preview = await previews.of(path, '');
    expect(preview).toHaveProperty('address');
    expect(await previews.of(path.toUpperCase(), '')).toEqual(preview);
  }
});

test('public pages and pictures are rate-limited per address, separately from calls', async () => {
  const limits = { RATE_LIMITS: 'pages-address=3/60,calls=20/60' };
  const { server, creator, leagueId } = await begunLeague(3, {}, undefined, limits);
  const path = `/leagues/${leagueId}`;
  await creator.put(`${path}/visibility`, { isPublic: true });
  const load = (page: string) => server.app.inject({ url: page });

  for (const page of [path, path, `/tournaments/${leagueId}`])
    expect((await load(page)).statusCode).not.toBe(429);
  for (const page of [path, `/previews${path}.png`]) {
    const refused = await load(page);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await load('/leagues')).statusCode).not.toBe(429);
  expect((await call(server, 'GET', `/public${path}`)).status).toBe(200);
});

test('drawing pictures is rate-limited per address, and a drawn picture is served to all addresses', async () => {
  const limits = { RATE_LIMITS: 'drawings-address=1/600' };
  const { server, creator, leagueId } = await begunLeague(3, {}, undefined, limits);
  const { leagueId: otherId } = (await creator.post('/leagues/create', leagueBody)).data;
  await server.look((db) => db.updateTable('competitions').set({ is_public: 1 }).execute());
  const isRefused = async (id: string, address = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`${server.url}/previews/leagues/${id}.png`, { headers })).status === 429;
  };

  expect(await isRefused(leagueId)).toBe(false);
  expect(await isRefused(leagueId)).toBe(false);
  expect(await isRefused(otherId)).toBe(true);
  expect(await isRefused(otherId, '192.0.2.2')).toBe(false);
  expect(await isRefused(otherId)).toBe(false);
});
