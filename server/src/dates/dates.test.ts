/** When a game is thrown is the players' to agree, by a date that is the organiser's to give. */
import { describe, expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';
import { proofChance, proofLength, proofSeed, statusesBy } from '../../test/proof.ts';
import { tournamentInProgress } from '../../test/results/competitions.ts';

const START = Date.parse('2026-10-20T10:00:00Z'); // five days before clocks go back
const THURSDAY = '2026-10-22T20:30';
const SUNDAY = '2026-10-25T02:30'; // which clocks show twice
const AT = { thursday: '2026-10-22T18:30:00.000Z', sunday: '2026-10-25T00:30:00.000Z' };

/** A league of two who have a game to play, and of somebody who looks on. */
async function gameToPlay() {
  let now = START;
  const league = await begunLeague(2, { startDate: '2026-10-19' }, () => now);
  const { server, leagueId } = league;
  const [ana, biel] = league.people as [Player, Player];
  const { games } = (await ana.get(`/leagues/${leagueId}/games/1`)).data;
  const { gameId } = games[0];
  const path = `/games/${gameId}/dates`;
  return {
    ...league,
    ana,
    biel,
    gameId,
    guest: await server.player(),
    passTo: (time: string) => (now = Date.parse(time)),
    propose: (who: Player, ...times: string[]) => who.post(`${path}/proposal`, { times }),
    agree: (who: Player, at: string) => who.post(`${path}/agreement`, { at }),
    dates: async (who: Pick<Player, 'get'>) => (await who.get(path)).data.dates,
    next: async (who: Player) => (await who.get('/games/upcoming')).data,
    move: (who: Pick<Player, 'put'>, dueDate: string) =>
      who.put(`/leagues/${leagueId}/dates/${gameId}`, { dueDate }),
    stored: () => server.look((db) => db.selectFrom('date_proposals').select('user_id').execute()),
    /** Both wait for the game, which begins. */
    async begin() {
      for (const player of [ana, biel]) {
        const { socket } = await player.connect();
        await socket.emitWithAck('joinLeagueGameLobby', { gameId });
      }
    },
  };
}

describe('a game that is still to be played', () => {
  test('gets the time that a player proposes and the rival accepts, visible to all users', async () => {
    const { ana, biel, guest, gameId, leagueId, propose, agree, dates, next } = await gameToPlay();

    expect(await propose(ana, SUNDAY, THURSDAY)).toMatchObject({ message: 'Propuesta enviada' });
    expect(await dates(biel)).toEqual({
      dueDate: '2026-10-22',
      agreedAt: null,
      proposals: [
        {
          by: { userId: ana.userId, username: ana.username },
          proposedAt: new Date(START).toISOString(),
          times: [AT.thursday, AT.sunday],
        },
      ],
    });
    expect(await next(biel)).toMatchObject({ games: [{ isAsked: true }] });
    expect(await next(ana)).toMatchObject({ games: [{ isAsked: false }] });

    expect(await agree(biel, AT.thursday)).toMatchObject({ message: 'Fecha acordada' });
    expect(await dates(guest)).toEqual({
      dueDate: '2026-10-22',
      agreedAt: AT.thursday,
      proposals: [],
    });
    const { games } = (await guest.get(`/leagues/${leagueId}/games/1`)).data;
    expect(games).toMatchObject([{ gameId, agreedAt: AT.thursday }]);
    expect(await next(ana)).toEqual({
      total: 1,
      games: [
        {
          gameId,
          kind: 'league',
          competitionId: leagueId,
          name: 'Liga de Otoño',
          round: 1,
          rival: { userId: biel.userId, username: biel.username },
          dueDate: '2026-10-22',
          agreedAt: AT.thursday,
          isAsked: false,
        },
      ],
    });
    expect(await next(guest)).toEqual({ games: [], total: 0 });
  });

  test('keeps the agreed time until its players agree on another time', async () => {
    const { ana, biel, propose, agree, dates } = await gameToPlay();
    await propose(ana, THURSDAY);
    await agree(biel, AT.thursday);

    await propose(biel, SUNDAY);
    expect(await dates(ana)).toMatchObject({ agreedAt: AT.thursday, proposals: [{}] });
    await agree(ana, AT.sunday);
    expect(await dates(ana)).toMatchObject({ agreedAt: AT.sunday, proposals: [] });
  });

  test('accepts a repeated agreement to the same time after a lost answer', async () => {
    const { ana, biel, propose, agree, dates } = await gameToPlay();
    await propose(ana, THURSDAY);
    await agree(biel, AT.thursday);

    expect(await agree(biel, AT.thursday)).toMatchObject({
      status: 200,
      data: { dates: { agreedAt: AT.thursday } },
    });
    expect(await agree(biel, AT.sunday)).toMatchObject({ code: 'proposal-gone' });
    await propose(ana, SUNDAY);
    await agree(biel, AT.thursday);
    expect(await dates(biel)).toMatchObject({ proposals: [{ times: [AT.sunday] }] });
  });

  test('keeps only the latest proposal of a player', async () => {
    const { ana, biel, propose, agree, dates } = await gameToPlay();
    await propose(ana, THURSDAY);
    await propose(ana, SUNDAY);

    expect(await dates(biel)).toMatchObject({ proposals: [{ times: [AT.sunday] }] });
    expect(await agree(biel, AT.thursday)).toMatchObject({
      status: 409,
      message: 'Tu rival ya no propone esa hora. Mira las que hay ahora.',
    });
  });

  test('lets no player accept an own proposal, or a proposed time that has passed', async () => {
    const { ana, biel, propose, agree, dates, passTo } = await gameToPlay();
    await propose(ana, '2026-10-20T12:05');
    const soon = '2026-10-20T10:05:00.000Z';

    expect(await agree(ana, soon)).toMatchObject({ code: 'proposal-gone' });
    passTo(soon);
    expect(await agree(biel, soon)).toMatchObject({ code: 'proposal-gone' });
    expect(await dates(biel)).toMatchObject({ agreedAt: null, proposals: [{ times: [] }] });
  });

  test.each([
    ['2027-03-28T02:30', 'no-such-time', 'Esa hora no existe: esa noche se adelanta el reloj.'],
    ['2026-10-20T11:59', 'time-out-of-range', undefined],
    ['2027-12-01T20:30', 'time-out-of-range', undefined],
    ['2026-02-30T20:30', 'invalid-input', undefined],
    ['2026-11-01T20:30Z', 'invalid-input', undefined],
    ['2026-11-01T24:30', 'invalid-input', undefined],
  ])('refuses a proposed time of %s: %s', async (local, code, message) => {
    const { ana, propose } = await gameToPlay();
    const answer = await propose(ana, THURSDAY, local);
    expect(answer).toMatchObject({ code, ...(message && { message }) });
  });

  test('lets only its players propose, agree and see proposals', async () => {
    const { ana, guest, creator, propose, agree, dates } = await gameToPlay();
    await propose(ana, THURSDAY);

    expect(await propose(guest, SUNDAY)).toMatchObject({ code: 'not-a-player' });
    expect(await agree(guest, AT.thursday)).toMatchObject({ code: 'not-a-player' });
    expect(await dates(guest)).toMatchObject({ proposals: [] });
    expect(await dates(creator)).toMatchObject({ proposals: [] });
  });
});

describe('a proposed time is deleted', () => {
  test('when the game begins', async () => {
    const { ana, biel, propose, begin, dates, stored, next } = await gameToPlay();
    await propose(ana, THURSDAY);
    await begin();

    expect(await stored()).toEqual([]);
    expect(await dates(ana)).toMatchObject({ proposals: [] });
    expect(await next(biel)).toEqual({ games: [], total: 0 });
    expect(await propose(biel, SUNDAY)).toMatchObject({ code: 'already-begun' });
  });

  test('when the league ends', async () => {
    const { ana, biel, creator, act, propose, stored } = await gameToPlay();
    await propose(ana, THURSDAY);
    await act(creator, 'end');

    expect(await stored()).toEqual([]);
    expect(await propose(biel, SUNDAY)).toMatchObject({ code: 'game-over' });
  });

  test('when either player deletes the account', async () => {
    const { ana, biel, propose, stored } = await gameToPlay();
    await propose(ana, THURSDAY);
    await propose(biel, SUNDAY);
    await biel.post('/users/delete');

    expect(await stored()).toEqual([]);
  });
});

test('an organiser moves a game only to a date between 2000 and 2100', async () => {
  const { creator, ana, move, dates } = await gameToPlay();
  for (const day of ['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-31']) {
    expect(await move(creator, day)).toMatchObject({ status: 400, code: 'invalid-input' });
  }
  expect((await move(creator, '2100-12-31')).status).toBe(200);
  expect(await dates(ana)).toMatchObject({ dueDate: '2100-12-31' });
});

test('an organiser gives a game another date, and the calendar shows the new date', async () => {
  const { server, ana, creator, leagueId, gameId, move, dates } = await gameToPlay();
  const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
  const calendar = async () => (await fetch(url, { headers: { cookie: ana.cookie } })).text();
  const before = await calendar();
  expect(before).toContain('SEQUENCE:0');

  expect(await move(ana, '2026-11-05')).toMatchObject({ code: 'not-the-creator' });
  expect(await move(creator, '2026-11-05')).toMatchObject({ message: 'Fecha cambiada' });
  expect(await dates(ana)).toMatchObject({ dueDate: '2026-11-05' });
  const { games } = (await ana.get(`/leagues/${leagueId}/games/1`)).data;
  expect(games).toMatchObject([{ gameId, gameDate: '2026-11-05' }]);
  const after = await calendar();
  expect(after).toContain('DTSTART;VALUE=DATE:20261105');
  expect(after).toContain('SEQUENCE:1');
});

test('a date given after the agreed time has passed replaces the time, in calendars, too', async () => {
  const { server, ana, biel, creator, leagueId, gameId, ...league } = await gameToPlay();
  const { propose, agree, move, dates, next, passTo } = league;
  const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
  const soon = '2026-10-20T10:05:00.000Z';
  await propose(ana, '2026-10-20T12:05');
  await agree(biel, soon);

  await move(creator, '2026-10-29');
  expect(await dates(ana)).toMatchObject({ dueDate: '2026-10-29', agreedAt: soon });

  passTo(soon);
  await move(creator, '2026-11-05');
  expect(await dates(ana)).toMatchObject({ dueDate: '2026-11-05', agreedAt: null });
  expect((await next(biel)).games).toMatchObject([{ gameId, agreedAt: null }]);
  const calendar = await (await fetch(url, { headers: { cookie: ana.cookie } })).text();
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261105');
});

const REPETITIONS = proofLength(100);
const atOnce = statusesBy(proofChance());

test(`two players who accept different times at once get a single agreed time, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { ana, biel, propose, agree, dates } = await gameToPlay();
  for (let time = 0; time < REPETITIONS; time += 1) {
    await propose(ana, THURSDAY);
    await propose(biel, SUNDAY);
    const [first, second] = await atOnce([
      () => agree(ana, AT.sunday),
      () => agree(biel, AT.thursday),
    ]);

    expect(new Set([first, second])).toEqual(new Set([200, 409]));
    const agreedAt = first === 200 ? AT.sunday : AT.thursday;
    expect(await dates(ana)).toMatchObject({ agreedAt, proposals: [] });
  }
});

test(`a proposal accepted while it is replaced is agreed only if still current, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { ana, biel, propose, agree, dates } = await gameToPlay();
  for (let time = 0; time < REPETITIONS; time += 1) {
    await propose(ana, THURSDAY);
    const [taken] = await atOnce([() => agree(biel, AT.thursday), () => propose(ana, SUNDAY)]);

    const { agreedAt, proposals } = await dates(biel);
    expect(proposals).toMatchObject([{ times: [AT.sunday] }]);
    if (taken === 200) expect(agreedAt).toBe(AT.thursday);
    else expect(taken).toBe(409);
  }
});

test('moving a round moves its open games, in lists, calendars and history', async () => {
  const { server, creator, people, leagueId } = await begunLeague(4);
  const path = `/leagues/${leagueId}`;
  const [ana] = people as [Player];
  const roundOf = async () => (await creator.get(`${path}/games/2`)).data;
  const { date: was, games } = await roundOf();
  const [decided, open] = games;
  await creator.put(`${path}/results/${decided.gameId}`, { outcome: 'void', reason: 'No fueron.' });
  const move = (who: Player, round = 2) =>
    who.put(`${path}/rounds/${round}/date`, { dueDate: '2026-12-31', reason: 'Es fiesta.' });
  const calendar = async () => {
    const url = `${server.url}/api${path}/rounds.ics`;
    const text = await (await fetch(url, { headers: { cookie: creator.cookie } })).text();
    return text.split('BEGIN:VEVENT').find((entry) => entry.includes(`${leagueId}-2`)) ?? '';
  };
  const sequenceOf = (entry: string) => Number(/SEQUENCE:(\d+)/.exec(entry)?.[1]);
  const before = await calendar();

  expect((await move(ana)).code).toBe('not-the-creator');
  expect((await move(creator, 9)).code).toBe('round-not-found');
  expect((await move(creator)).status).toBe(200);
  expect((await move(creator)).status).toBe(200); // sent again, as the answer was lost

  const now = await roundOf();
  expect(now.date).toBe('2026-12-31');
  expect(now.games).toMatchObject([
    { gameId: decided.gameId, gameDate: decided.gameDate },
    { gameId: open.gameId, gameDate: '2026-12-31' },
  ]);
  const { rounds } = (await creator.get(path)).data.league;
  expect(rounds.map(({ date }: { date: string }) => date)[1]).toBe('2026-12-31');
  const after = await calendar();
  expect(after).toContain('DTSTART;VALUE=DATE:20261231');
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
  const { entries } = (await creator.get(`${path}/history`)).data;
  const moves = entries.filter(({ act }: { act: string }) => act === 'moved');
  expect(moves).toMatchObject([
    {
      gameId: null,
      before: { round: 2, date: was },
      after: { round: 2, date: '2026-12-31' },
      reason: 'Es fiesta.',
    },
  ]);
});

test('moving a bracket round moves its games, and keeps agreed times that lie ahead', async () => {
  let now = Date.parse('2026-10-20T10:00:00Z');
  const { creator, people, path, at } = await tournamentInProgress(4, {}, () => now);
  const { gameId, player1, player2 } = await at(1, 1);
  const of = ({ userId }: { userId: string }) => people.find((each) => each.userId === userId)!;
  const datesOf = async (id: string) => (await creator.get(`/games/${id}/dates`)).data.dates;
  await of(player1).post(`/games/${gameId}/dates/proposal`, { times: ['2026-10-22T20:30'] });
  const time = '2026-10-22T18:30:00.000Z';
  await of(player2).post(`/games/${gameId}/dates/agreement`, { at: time });
  const move = (dueDate: string) => creator.put(`${path}/rounds/1/date`, { dueDate });

  expect((await move('2026-12-10')).status).toBe(200);
  expect(await datesOf(gameId)).toMatchObject({ dueDate: '2026-12-10', agreedAt: time });
  expect(await datesOf((await at(1, 2)).gameId)).toMatchObject({ dueDate: '2026-12-10' });
  expect(await datesOf((await at(2, 1)).gameId)).toMatchObject({ dueDate: '2026-12-01' });

  now = Date.parse('2026-10-23T10:00:00Z');
  await move('2026-12-11');
  expect(await datesOf(gameId)).toMatchObject({ dueDate: '2026-12-11', agreedAt: null });
});
