/** Results entered by hand: they count in tables but in no player's figures, and the history has every step. */
import type { Classification } from '@darts/contracts/leagues';
import { describe, expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import { login, type Player } from '../../test/player.ts';
import {
  DAY,
  HOUR,
  idOf,
  leagueInProgress,
  tournamentInProgress,
  reason,
  rowOf,
  START,
} from '../../test/results/competitions.ts';

const QUARTER = 15 * 60_000;

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
