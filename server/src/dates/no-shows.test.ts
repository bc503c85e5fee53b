/** A player who waits in vain tells the organiser, and nothing more comes of it. */
import { expect, test } from 'vitest';
import { DAY, leagueInProgress, reason } from '../../test/results/competitions.ts';

/** A league's game of two, and what its organiser is told. */
async function waitingInVain() {
  const league = await leagueInProgress();
  const [ana, biel, carla] = league.people;
  const [{ gameId }] = await league.gamesOf(ana, biel);
  const { creator, path } = league;
  return {
    ...league,
    ana,
    biel,
    carla,
    gameId: String(gameId),
    noShow: `/games/${gameId}/no-show`,
    risk: async () => (await creator.get(`${path}/at-risk`)).data.games,
  };
}

test('the organiser sees the player who waited in vain and the time, and the game stays open', async () => {
  const { ana, biel, carla, gameId, noShow, risk, pass, acts } = await waitingInVain();
  expect((await carla.post(noShow)).code).toBe('not-a-player');
  expect(await risk()).toEqual([]);

  expect((await ana.post(noShow)).message).toBe('Se ha avisado a quien organiza');
  const said = { by: { userId: ana.userId, username: ana.username } };
  expect(await risk()).toMatchObject([
    { gameId, noShows: [{ ...said, at: '2026-10-20T10:00:00.000Z' }] },
  ]);
  expect(await acts()).toEqual([]);
  expect((await ana.get(`/games/${gameId}`)).data.game.status).toBe('pendiente');

  pass(DAY);
  await biel.post(noShow);
  await ana.post(noShow);
  expect(await risk()).toMatchObject([
    {
      noShows: [
        { at: '2026-10-21T10:00:00.000Z' }, // the last time that each has said it
        { at: '2026-10-21T10:00:00.000Z' },
      ],
    },
  ]);
});

test('a new date, an agreed time or a decision ends the risk from a no-show', async () => {
  const { ana, biel, gameId, noShow, risk, creator, path } = await waitingInVain();
  await ana.post(noShow);
  await creator.put(`${path}/dates/${gameId}`, { dueDate: '2027-02-01', reason });
  expect(await risk()).toEqual([]);

  await ana.post(`/games/${gameId}/dates/proposal`, { times: ['2026-10-29T20:30'] });
  const [at] = (await biel.get(`/games/${gameId}/dates`)).data.dates.proposals[0].times;
  await ana.post(noShow);
  await biel.post(`/games/${gameId}/dates/agreement`, { at });
  expect(await risk()).toEqual([]);
  expect((await ana.post(noShow)).code).toBe('agreed-later');

  await creator.put(`${path}/results/${gameId}`, { outcome: 'walkover', came: 1, reason });
  expect((await ana.post(noShow)).code).toBe('game-over');
});

test('no-show reports are deleted once the game is decided or the account is deleted', async () => {
  const { ana, carla, gamesOf, noShow, server, creator, path, gameId } = await waitingInVain();
  const [{ gameId: other }] = await gamesOf(ana, carla);
  await ana.post(noShow);
  await carla.post(`/games/${other}/no-show`);
  const kept = () => server.look((db) => db.selectFrom('no_shows').selectAll().execute());
  expect(await kept()).toHaveLength(2);

  await creator.put(`${path}/results/${gameId}`, { outcome: 'void', reason });
  expect(await kept()).toHaveLength(1);
  await carla.post('/users/delete');
  await expect.poll(kept).toEqual([]);
});
