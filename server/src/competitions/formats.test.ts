/** Leagues and tournaments whose games are of other formats than the classic one. */
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import { describe, expect, test } from 'vitest';
import { begunLeague, leagueBody, pendingLeague } from '../../test/league.ts';
import { startServer } from '../../test/server.ts';

const LEAGUE = PRESETS.league;
const FINAL = { ...PRESETS.league, legs: 5 } as const;

describe('a league', () => {
  test('created without a format is classic, and keeps the legs of its body', async () => {
    const { created } = await pendingLeague(0, { legs: 7 });

    expect(created.data.league).toMatchObject({ format: CLASSIC, legs: 7 });
  });

  test('plays each of its games by its format, and counts a win by legs', async () => {
    const { people, creator, leagueId } = await begunLeague(2, { format: LEAGUE });
    const [{ gameId, player1, player2 }] = (await creator.get(`/leagues/${leagueId}/games/1`)).data
      .games;
    const playerOf = (ref: { userId: string }) =>
      people.find(({ userId }) => userId === ref.userId)!;
    const devices = [await playerOf(player1).connect(), await playerOf(player2).connect()] as const;
    for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
    for (const device of devices) await device.ask('joinGame', { gameId });

    // Player1 begins the first leg and the third, and closes each with the fourth turn.
    const [one, other] = devices;
    const leg = [180, 26, 180, 26, 141];
    const throwLeg = async (order: readonly (typeof one)[]) => {
      for (const [index, turnScore] of leg.entries()) {
        const answer = await order[index % 2]!.ask('recordTurn', { gameId, turnScore });
        expect(answer).toMatchObject({ success: true });
      }
    };
    await throwLeg([one, other]);
    await throwLeg([other, one]);
    await throwLeg([one, other]);

    const { game } = (await creator.get(`/games/${gameId}`)).data;
    expect(game).toMatchObject({ format: LEAGUE, status: 'finalizada', legWinners: [1, 2, 1] });
    const round = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    expect(round.games).toMatchObject([{ legsWon: [2, 1], winnerId: player1.userId }]);
    const { classification } = (await creator.get(`/leagues/${leagueId}/classification`)).data;
    expect(classification).toMatchObject([
      { user: { userId: player1.userId }, wins: 1, points: 3, legsFor: 2, legsAgainst: 1 },
      { user: { userId: player2.userId }, losses: 1, points: 0, legsFor: 1, legsAgainst: 2 },
    ]);
  });

  test('keeps its format in an edit without a format, and in every edit once it has begun', async () => {
    const { people, act, creator, leagueId } = await pendingLeague(2, { format: LEAGUE });
    for (const person of people) await act(person, 'join');
    const put = async (changes: object) =>
      (await creator.put(`/leagues/${leagueId}`, { ...leagueBody, ...changes })).data?.league;

    expect(await put({ name: 'Liga nueva' })).toMatchObject({ format: LEAGUE });
    expect(await put({ format: FINAL })).toMatchObject({ format: FINAL });
    await act(creator, 'start');
    expect(await put({ format: CLASSIC })).toBeUndefined();
    const { league } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect(league.format).toEqual(FINAL);
  });

  test.each([101, 170, 301, 501, 601, 701, 1001])('accepts games from %i points', async (start) => {
    const { created } = await pendingLeague(0, { format: { ...LEAGUE, start } });
    expect(created.data.league.format).toEqual({ ...LEAGUE, start });
  });

  test.each([
    { start: 502 },
    { legs: 2 },
    { legs: 13 },
    { rounds: 16 },
    { in: 'master' },
    { out: 'treble' },
    { out: undefined },
    { more: 1 },
  ])('is not created with a format that has %j', async (changes) => {
    const { creator } = await pendingLeague(0);

    const format = { ...LEAGUE, ...changes };
    const answer = await creator.post('/leagues/create', { ...leagueBody, format });
    expect(answer).toMatchObject({ status: 400 });
  });
});

describe('a tournament', () => {
  const body = { name: 'Copa de Invierno', startDate: '2026-12-01', maxParticipants: 8 };

  async function pendingTournament(changes: object) {
    const server = await startServer();
    const creator = await server.admin();
    const created = await creator.post('/tournaments/create', { ...body, ...changes });
    const { tournamentId, tournament } = created.data;
    const edit = (edited: object) =>
      creator.put(`/tournaments/${tournamentId}`, { ...body, ...edited });
    return { server, creator, tournamentId, tournament, edit };
  }

  test('plays its last rounds in their own formats, and shows byes in the same formats', async () => {
    const formats = { format: LEAGUE, formatFrom: { semifinal: PRESETS.double, final: FINAL } };
    const { server, creator, tournamentId, tournament } = await pendingTournament(formats);
    expect(tournament).toMatchObject({ ...formats, games: [] });
    for (let count = 0; count < 5; count += 1) {
      await (await server.player()).post(`/tournaments/${tournamentId}/join`);
    }

    const { games } = (await creator.post(`/tournaments/${tournamentId}/start`)).data.tournament;

    const byRound = { 1: LEAGUE, 2: PRESETS.double, 3: FINAL };
    expect(games).toHaveLength(7);
    for (const { gameId, round, format, legsWon } of games) {
      const expected = byRound[round as 1 | 2 | 3];
      expect({ format, legsWon }).toEqual({ format: expected, legsWon: [0, 0] });
      if (gameId === null) continue;
      const { game } = (await creator.get(`/games/${gameId}`)).data;
      expect(game).toMatchObject({ format: expected, suddenDeath: true });
    }
  });

  test('has one format for all rounds if no separate final format is set, or after its removal', async () => {
    const { tournament, edit } = await pendingTournament({});
    const formatFrom = { final: FINAL };

    expect(tournament).toMatchObject({ format: CLASSIC });
    expect(tournament).not.toHaveProperty('formatFrom');
    expect((await edit({ formatFrom })).data.tournament).toMatchObject({ formatFrom });
    expect((await edit({ format: LEAGUE })).data.tournament).toMatchObject({
      format: LEAGUE,
      formatFrom,
    });
    const back = (await edit({ formatFrom: null })).data.tournament;
    expect(back).not.toHaveProperty('formatFrom');
    expect(back).toMatchObject({ format: LEAGUE });
  });
});
