/** Results entered by hand: they count in tables but in no player's figures, and the history has every step. */
import type { Classification } from '@darts/contracts/leagues';
import { expect, test } from 'vitest';
import type { Player } from '../../test/player.ts';
import {
  DAY,
  idOf,
  leagueInProgress,
  reason,
  rowOf,
  START,
} from '../../test/results/competitions.ts';

test('a result is proposed, disputed, decided, corrected and taken back, and the history has each step', async () => {
  const { people, creator, path, gamesOf, entries, table, server, pass } = await leagueInProgress();
  const [ana, biel, carla] = people;
  const [game] = await gamesOf(ana, biel);
  const { gameId } = game;
  const isHome = game.player1.userId === ana.userId;
  const wonBy = (winner: Player) => ((winner === ana) === isHome ? [1, 0] : [0, 1]);
  const about = `/games/${gameId}/result`;
  const look = async (who: Pick<Player, 'get'>) => (await who.get(about)).data.result;
  const enter = (body: object) => creator.put(`${path}/results/${gameId}`, { ...body, reason });

  // Only players of the game propose a result, and only a possible one.
  const score = { legsWon: wonBy(ana), left: 40 };
  expect((await carla.post(`${about}/proposal`, score)).code).toBe('not-a-player');
  expect((await ana.post(`${about}/proposal`, { ...score, left: 502 })).code).toBe(
    'impossible-result',
  );
  const proposed = await ana.post(`${about}/proposal`, score);
  expect(proposed.message).toBe('Resultado enviado a tu rival');
  expect((await look(biel)).proposal).toMatchObject({ ...score, by: { username: ana.username } });
  expect((await look(carla)).proposal).toBeNull();
  expect((await biel.post(`${about}/proposal`, score)).code).toBe('result-proposed');
  const { proposedAt } = (await look(biel)).proposal;
  expect((await ana.post(`${about}/confirm`, { proposedAt })).code).toBe('result-gone');

  expect((await biel.post(`${about}/dispute`, { proposedAt })).status).toBe(200);
  expect((await biel.post(`${about}/confirm`, { proposedAt })).code).toBe('result-gone');
  const risk = (await creator.get(`${path}/at-risk`)).data;
  expect(risk.games).toMatchObject([{ gameId, result: { isDisputed: true, isLate: true } }]);
  pass(Date.parse(`${game.gameDate}T12:00:00Z`) - START + DAY); // late, and within the days of grace
  const overdue = async (query: string): Promise<string[]> =>
    (await creator.get(`${path}/overdue?${query}`)).data.games.map(idOf);
  expect(await overdue('')).toContain(gameId);
  expect(await overdue('inGrace=true')).not.toContain(gameId); // listed as at risk instead
  expect(rowOf(await table(), ana)).toMatchObject({ played: 0 });

  // The organiser's decision counts in the table, but in nobody's figures.
  const decided = { outcome: 'result', legsWon: wonBy(biel), left: 32 };
  expect((await carla.put(`${path}/results/${gameId}`, { ...decided, reason })).code).toBe(
    'not-the-creator',
  );
  expect((await enter(decided)).message).toBe('Resultado guardado');
  const { entered } = await look(carla); // the author and the reason
  expect(entered).toMatchObject({ act: 'result', by: { username: creator.username }, reason });
  expect(rowOf(await table(), biel)).toMatchObject({ wins: 1, points: 3, legsFor: 1 });
  expect((await gamesOf(ana, biel))[0]).toMatchObject({
    status: 'finalizada',
    endReason: 'result',
    winnerId: biel.userId,
    legsWon: wonBy(biel),
    isDraw: false,
  });
  await enter({ outcome: 'walkover', came: isHome ? 1 : 2 });
  expect(rowOf(await table(), ana)).toMatchObject({ wins: 1, legsFor: 1, legsAgainst: 0 });
  await enter({ outcome: 'walkover', came: null });
  expect(rowOf(await table(), ana)).toMatchObject({ played: 0 });
  expect((await gamesOf(ana, biel))[0]).toMatchObject({ isDraw: false, winnerId: null });
  await enter({ outcome: 'result', legsWon: [0, 0], left: 20 });
  expect(rowOf(await table(), ana)).toMatchObject({ draws: 1, points: 1 });
  expect((await gamesOf(ana, biel))[0]).toMatchObject({ isDraw: true });
  const back = await creator.post(`${path}/results/${gameId}/taking-back`, { reason });
  expect(back.status).toBe(200);
  expect(await look(carla)).toMatchObject({ status: 'pendiente', entered: null });
  expect((await gamesOf(ana, biel))[0]).toMatchObject({
    status: 'pendiente',
    scorePlayer1: 501,
    legsWon: [0, 0],
  });
  for (const player of [ana, biel]) {
    const { user } = (await player.get('/users/getuser')).data;
    expect(user.stats).toMatchObject({ gamesPlayed: 0, gamesWon: 0 });
  }

  const all = await entries(carla);
  expect(all.map(({ act }) => act)).toEqual([
    'taken-back',
    'result',
    'walkover',
    'walkover',
    'result',
    'disputed',
    'proposed',
  ]);
  expect(all[4]).toMatchObject({
    by: { userId: creator.userId },
    gameId,
    about: [{ userId: (isHome ? ana : biel).userId }, { userId: (isHome ? biel : ana).userId }],
    before: {},
    after: { endReason: 'result', winner: isHome ? 2 : 1, left: 32 },
    reason,
  });
  expect(all[3]).toMatchObject({ before: all[4]!.after });

  const kept = await fetch(`${server.url}/api/users/me/export`, {
    headers: { cookie: ana.cookie },
  });
  const { acts } = (await kept.json()) as { acts: { act: string; by_them: number }[] };
  expect(acts).toHaveLength(all.length);
  const byHer = acts.filter((each) => each.by_them === 1); // a number in either database
  expect(byHer.map(({ act }) => act)).toEqual(['proposed']);

  // Deleting an account deletes the reasons written about the user, and the name.
  await ana.post('/users/delete');
  const after = await entries(biel);
  expect(after).toHaveLength(all.length);
  expect(JSON.stringify(after)).not.toContain(reason);
  expect(JSON.stringify(after)).not.toContain(ana.userId);
  await creator.post(`${path}/end`);
  expect(
    await server.look((db) => db.selectFrom('result_proposals').selectAll().execute()),
  ).toEqual([]);
});

test('a decision deletes the proposals of a game, and taking the decision back does not restore them', async () => {
  const { people, creator, path, gamesOf } = await leagueInProgress();
  const [ana, biel] = people;
  const [{ gameId }] = await gamesOf(ana, biel);
  const about = `/games/${gameId}`;
  await ana.post(`${about}/dates/proposal`, { times: ['2026-11-05T20:30'] });
  await ana.post(`${about}/result/proposal`, { legsWon: [1, 0], left: 40 });

  await creator.put(`${path}/results/${gameId}`, { outcome: 'walkover', came: 1, reason });
  await creator.post(`${path}/results/${gameId}/taking-back`, { reason });

  expect((await biel.get(`${about}/dates`)).data.dates.proposals).toEqual([]);
  expect((await biel.get(`${about}/result`)).data.result).toMatchObject({
    status: 'pendiente',
    proposal: null,
  });
});

test('a result against a player who was withdrawn or has deleted the account cannot be taken back', async () => {
  const { people, creator, path, gamesOf } = await leagueInProgress();
  const [ana, biel, carla] = people;
  const against = async (rival: Player) => {
    const [{ gameId }] = await gamesOf(ana, rival);
    const result = { outcome: 'result', legsWon: [1, 0], left: 40, reason }; // keeps carla's games from being void
    await creator.put(`${path}/results/${gameId}`, result);
    return () => creator.post(`${path}/results/${gameId}/taking-back`, { reason });
  };
  const [takeBackBiels, takeBackCarlas] = [await against(biel), await against(carla)];

  await biel.post('/users/delete');
  await creator.post(`${path}/withdrawals`, { userId: carla.userId, reason });

  for (const takeBack of [takeBackBiels, takeBackCarlas]) {
    expect(await takeBack()).toMatchObject({ code: 'player-withdrawn' });
  }
});

test('a game between two players withdrawn after half of their games counts for neither player', async () => {
  const { people, creator, path, gamesOf, table } = await leagueInProgress();
  const [ana, biel, carla] = people;
  const result = { outcome: 'result', legsWon: [1, 0], left: 40, reason };
  for (const player of [ana, biel]) {
    const [{ gameId }] = await gamesOf(player, carla);
    await creator.put(`${path}/results/${gameId}`, result);
  }
  const withdraw = ({ userId }: Player) => creator.post(`${path}/withdrawals`, { userId, reason });
  const theirs = async () => (await gamesOf(ana, biel))[0];
  await withdraw(ana);
  expect(await theirs()).toMatchObject({ endReason: 'withdrawal', winnerId: biel.userId });

  await withdraw(biel);

  expect(await theirs()).toMatchObject({ endReason: 'withdrawal', winnerId: null });
  const rows = await table();
  for (const player of [ana, biel]) expect(rowOf(rows, player)).toMatchObject({ played: 1 });
});

test('a withdrawal before half of the games voids all games, and a later withdrawal loses the rest', async () => {
  const { people, creator, path, gamesOf, table, entries } = await leagueInProgress(5);
  const [ana, biel, carla, dora, edu] = people as unknown as [
    Player,
    Player,
    Player,
    Player,
    Player,
  ];
  async function play(winner: Player, loser: Player) {
    const [{ gameId, player1 }] = await gamesOf(winner, loser);
    const legsWon = player1.userId === winner.userId ? [1, 0] : [0, 1];
    const body = { outcome: 'result', legsWon, left: 50, reason };
    expect((await creator.put(`${path}/results/${gameId}`, body)).status).toBe(200);
  }
  const withdraw = ({ userId }: Player) => creator.post(`${path}/withdrawals`, { userId, reason });
  await play(ana, biel); // one of ana's four games
  await play(carla, dora);
  await play(edu, dora); // the second of dora's four games
  expect((await biel.post(`${path}/withdrawals`, { userId: ana.userId, reason })).code).toBe(
    'not-the-creator',
  );

  const preview = ({ userId }: Player, who = creator) => who.get(`${path}/withdrawals/${userId}`);
  expect((await preview(ana)).data.withdrawal).toEqual({ played: 1, games: 4, isAllVoid: true });
  expect((await preview(dora)).data.withdrawal).toEqual({ played: 2, games: 4, isAllVoid: false });
  expect((await preview(ana, biel)).code).toBe('not-the-creator');
  expect((await preview(creator)).code).toBe('not-enrolled');
  await withdraw(ana);
  expect(rowOf(await table(), biel)).toMatchObject({ played: 0, losses: 0 });
  expect(rowOf(await table(), ana)).toMatchObject({ played: 0, points: 0 });
  expect((await withdraw(ana)).code).toBe('player-withdrawn');
  const voided = [biel, carla, dora, edu].map(async (rival) => (await gamesOf(ana, rival))[0]);
  for (const game of await Promise.all(voided)) expect(game).toMatchObject({ isVoided: true });
  const [counting] = await gamesOf(carla, dora);
  expect(counting).not.toHaveProperty('isVoided');
  const stageOf = async (of: string) => (await biel.get(`/games/${of}/stage`)).data.stage;
  expect((await stageOf((await gamesOf(ana, biel))[0].gameId)).isVoided).toBe(true);
  expect(await stageOf(counting.gameId)).not.toHaveProperty('isVoided');
  expect((await biel.get(path)).data.league.withdrawn).toEqual([ana.userId]);
  const [{ gameId }] = await gamesOf(ana, biel);
  const correction = { outcome: 'void', reason };
  expect((await creator.put(`${path}/results/${gameId}`, correction)).code).toBe(
    'player-withdrawn',
  );

  await withdraw(dora);
  expect(rowOf(await table(), dora)).toMatchObject({ played: 3, losses: 3 });
  const out = ((await table()) as Classification).filter(({ withdrawn }) => withdrawn);
  expect(out.map(({ rank }) => rank)).toEqual([4, 5]); // behind all others, even those without a point
  expect((await creator.get(`${path}/outlook/${dora.userId}`)).code).toBe('player-withdrawn');
  expect(rowOf(await table(), biel)).toMatchObject({ played: 1, wins: 1, legsFor: 1 });
  expect((await gamesOf(dora, biel))[0]).toMatchObject({ endReason: 'withdrawal' });
  const may = async (...both: readonly [Player, Player]) => {
    const [{ gameId: id }] = await gamesOf(...both);
    const { mayDecide, mayTakeBack } = (await creator.get(`/games/${id}/result`)).data.result;
    return [mayDecide, mayTakeBack];
  };
  expect(await may(carla, dora)).toEqual([true, false]); // can be corrected, but not thrown again
  expect(await may(ana, biel)).toEqual([false, false]);
  // Both players are withdrawn: nobody wins.
  expect((await gamesOf(ana, dora))[0]).toMatchObject({ endReason: 'withdrawal', winnerId: null });
  expect((await creator.get(`${path}/outlook/${biel.userId}`)).data.outlook).toMatchObject({
    gamesLeft: 2,
  });
  expect((await entries()).slice(0, 2)).toMatchObject([
    { act: 'withdrawn', about: [{ userId: dora.userId }, null], after: { isAllVoid: false } },
    { act: 'withdrawn', about: [{ userId: ana.userId }, null], after: { isAllVoid: true } },
  ]);

  await creator.put(`${path}/visibility`, { isPublic: true });
  const { games } = (await creator.get(`/public${path}/games/1`)).data;
  for (const { player1, player2, isVoided } of games) {
    expect(isVoided ?? false).toBe([player1.username, player2.username].includes(ana.username));
  }
});

test('the winner of a game stays the winner after deleting the account, for guests, too', async () => {
  const { people, creator, path, gamesOf, table, server } = await leagueInProgress();
  const [ana, biel] = people;
  const [{ gameId, round, player1 }] = await gamesOf(ana, biel);
  const seat = player1.userId === ana.userId ? 1 : 2;
  await creator.put(`${path}/results/${gameId}`, { outcome: 'walkover', came: seat, reason });
  await creator.put(`${path}/visibility`, { isPublic: true });

  await ana.post('/users/delete');

  const won = { gameId, winnerSeat: seat, winnerId: null, isDraw: false, endReason: 'walkover' };
  const { games } = (await biel.get(`${path}/games/${round}`)).data;
  expect(games).toContainEqual(expect.objectContaining(won));
  const shown = await fetch(`${server.url}/api/public${path}/games/${round}`);
  const { data } = (await shown.json()) as { data: { games: unknown[] } };
  expect(data.games).toContainEqual(expect.objectContaining({ gameId, winnerSeat: seat }));
  const gone = (await table()).find(
    ({ user }: { user: { userId: string | null } }) => user.userId === null,
  );
  expect(gone).toMatchObject({ wins: 1, points: 3 });
});

test('helpers decide games like the creator, as long as they are operators and helpers', async () => {
  const { server, people, creator, path, gamesOf, acts } = await leagueInProgress();
  const [ana, biel] = people;
  const helper = await server.player();
  const naming = () => creator.post(`${path}/helpers`, { username: helper.username });
  expect((await naming()).code).toBe('not-an-operator');
  await creator.put('/users/updateUserRole', { userId: helper.userId, role: 'operator' });
  const [{ gameId }] = await gamesOf(ana, biel);
  const enter = () => helper.put(`${path}/results/${gameId}`, { outcome: 'void', reason });
  expect((await enter()).code).toBe('not-the-creator');
  expect((await helper.post(`${path}/helpers`, { username: helper.username })).code).toBe(
    'not-the-creator',
  );
  await naming();
  await creator.post(`${path}/helpers`, { username: creator.username }); // a no-op: the creator is no helper
  expect((await ana.get(`${path}/helpers`)).data.users).toEqual([
    { userId: helper.userId, username: helper.username },
  ]);
  expect((await enter()).status).toBe(200);
  expect((await helper.put(`${path}/dates/${gameId}`, { dueDate: '2027-01-01' })).code).toBe(
    'game-over',
  );
  expect((await helper.post(`${path}/end`)).code).toBe('not-the-creator');
  await creator.put('/users/updateUserRole', { userId: helper.userId, role: 'user' });
  expect((await enter()).code).toBe('not-the-creator');
  await creator.put('/users/updateUserRole', { userId: helper.userId, role: 'operator' });
  await creator.delete(`${path}/helpers/${helper.userId}`);
  expect((await enter()).code).toBe('not-the-creator');
  expect(await acts()).toEqual(['helper-removed', 'void', 'helper-named']);
});

test('helpers are listed in Spanish alphabetical order', async () => {
  const { server, people, creator, path } = await leagueInProgress();
  for (const name of ['ñus', 'Zoe', 'Óscar', 'nzu']) {
    const { userId, username } = await server.player(name);
    await creator.put('/users/updateUserRole', { userId, role: 'operator' });
    await creator.post(`${path}/helpers`, { username });
  }

  const { users } = (await people[0].get(`${path}/helpers`)).data;

  expect(users.map(({ username }: { username: string }) => username)).toEqual([
    'nzu',
    'ñus',
    'Óscar',
    'Zoe',
  ]);
});
