/** Games of other formats than the classic one, from the lobby to the rematch. */
import { randomUUID } from 'node:crypto';
import type { Asked } from '@darts/contracts/realtime';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { describe, expect, test } from 'vitest';
import { meet } from '../../test/game.ts';
import { startServer } from '../../test/server.ts';

const SHORT = { ...CLASSIC, start: 101, out: 'double', legs: 3, rounds: 20 } as const;
const DOUBLE_IN = { ...SHORT, in: 'double', legs: 1 } as const;

async function startGame(format: Chosen) {
  const server = await startServer();
  const [ana, biel] = await Promise.all([server.player(), server.player()]);
  return { server, ana, biel, ...(await meet(ana, biel, format)) };
}

type Chosen = NonNullable<Asked<'addGameOnlineLobby'>['format']>;
type Game = Awaited<ReturnType<typeof startGame>>;
type TurnRequest =
  | { beds: string[] }
  | { darts: number[] }
  | { turnScore: number; dartsUsed?: number };

/** Throws turns, each by whoever is to throw; gives the answer to the last. */
async function throwAll({ gameId, first, deviceOf }: Game, turns: readonly TurnRequest[]) {
  let answer;
  for (const request of turns) {
    const { game } = (await first.get(`/games/${gameId}`)).data;
    answer = await deviceOf(game.turn).ask('recordTurn', { gameId, ...request } as never);
  }
  return answer;
}

const CLOSE_101 = { beds: ['T20', 'S9', 'D16'] };
const MISSED = { turnScore: 0 };

describe('a best-of-three game with double out', () => {
  test('is played leg by leg, with alternating starters, until a player has won two legs', async () => {
    const game = await startGame(SHORT);
    const { gameId, first, second } = game;

    const leg = await throwAll(game, [CLOSE_101]);
    expect(leg).toMatchObject({
      success: true,
      game: {
        status: 'encurso',
        format: SHORT,
        leg: 2,
        scorePlayer1: 101,
        scorePlayer2: 101,
        turn: second.userId,
        expectedTurn: 1,
        lastTurn: { leg: 1, totalScore: 101, beds: CLOSE_101.beds, darts: [60, 9, 32] },
      },
    });
    await throwAll(game, [CLOSE_101, { turnScore: 61 }, MISSED]);
    const over = await throwAll(game, [{ turnScore: 40, dartsUsed: 1 }]);

    expect(over).toMatchObject({
      game: { status: 'finalizada', endReason: 'zero', leg: 3, winner: { userId: first.userId } },
    });
    const { game: view } = (await first.get(`/games/${gameId}`)).data;
    const isFirstSeat1 = view.player1.userId === first.userId;
    expect(view).toMatchObject({
      legsWon: isFirstSeat1 ? [2, 1] : [1, 2],
      legWinners: isFirstSeat1 ? [1, 2, 1] : [2, 1, 2],
      turns: [{ leg: 1 }, { leg: 2 }, { leg: 3 }, { leg: 3 }, { leg: 3, dartsUsed: 1 }],
    });
    const list = (await first.get(`/games/getFinishedGamesByUser/${first.userId}`)).data.games;
    expect(list).toMatchObject([{ gameId, format: SHORT, legsWon: view.legsWon }]);
  });

  test.each<[TurnRequest, string]>([
    [{ beds: ['T20', 'S20', 'S20'] }, 'leaves 1'],
    [{ beds: ['T20', 'S16', 'SB'] }, 'reaches 0 by a single'],
    [{ beds: ['T20', 'DB'] }, 'is more than there is'],
    [{ turnScore: 100 }, 'leaves 1, as a total'],
  ])('busts on %j, which %s', async (request) => {
    const game = await startGame(SHORT);

    const answer = await throwAll(game, [request]);

    expect(answer).toMatchObject({
      success: true,
      bust: true,
      game: { scorePlayer1: 101, scorePlayer2: 101, lastTurn: { totalScore: 0, bust: true } },
    });
  });

  test.each([
    [{ darts: [20, 20, 20] }, 'beds-needed'],
    [{ beds: ['T20', 'S1', 'D20', 'M'] }, 'invalid-input'],
    [{ beds: ['T21'] }, 'invalid-input'],
    [{ beds: ['S25'] }, 'invalid-input'],
    [{ beds: [] }, 'invalid-input'],
    [{ beds: ['T20', 'T20', 'M'] }, 'turn-over'],
    [{ beds: ['S20'], darts: [20, 1] }, 'invalid-darts'],
    [{ beds: ['S20'], turnScore: 20 }, 'invalid-input'],
    [{ turnScore: 60, dartsUsed: 2 }, 'invalid-darts'],
    [{ turnScore: 101, dartsUsed: 1 }, 'invalid-darts'],
    [{ turnScore: 101, dartsUsed: 4 }, 'invalid-input'],
    [{ turnScore: 179 }, 'impossible-total'],
  ])('refuses %j (%s) and stays unchanged', async (request: object, code) => {
    const { gameId, first, firstDevice } = await startGame(SHORT);

    const answer = await firstDevice.ask('recordTurn', { gameId, ...request });

    expect(answer).toMatchObject({ success: false, code });
    expect((await first.get(`/games/${gameId}`)).data.game).toMatchObject({ turns: [] });
  });

  test('refuses a reused turn id when only the number of darts used differs', async () => {
    const { gameId, firstDevice } = await startGame(SHORT);
    const turn = { gameId, turnScore: 101, dartsUsed: 3, turnId: randomUUID() };
    await firstDevice.ask('recordTurn', turn);

    expect(await firstDevice.ask('recordTurn', { ...turn, dartsUsed: 2 })).toMatchObject({
      success: false,
      code: 'turn-id-reused',
    });
    expect(await firstDevice.ask('recordTurn', turn)).toMatchObject({ success: true });
  });

  test('keeps its legs after a surrender, and its rematch has the same format', async () => {
    const game = await startGame(SHORT);
    const { gameId, first, firstDevice, secondDevice } = game;
    await throwAll(game, [CLOSE_101]);

    await firstDevice.ask('surrenderGame', { gameId });

    const { game: over } = (await first.get(`/games/${gameId}`)).data;
    const isFirstSeat1 = over.player1.userId === first.userId;
    expect(over).toMatchObject({
      endReason: 'surrender',
      leg: 2,
      legsWon: isFirstSeat1 ? [1, 0] : [0, 1],
      scorePlayer1: 101,
    });
    for (const device of [firstDevice, secondDevice]) {
      await device.ask('joinGame', { gameId });
      await device.ask('rematch', { gameId });
    }
    const { newGameId } = await firstDevice.receives('newGame');
    expect((await first.get(`/games/${newGameId}`)).data.game).toMatchObject({
      format: SHORT,
      leg: 1,
      legsWon: [0, 0],
      suddenDeath: true,
    });
  });

  test('shows darts only from the player who begins the next leg', async () => {
    const game = await startGame(SHORT);
    const { gameId, firstDevice, secondDevice } = game;
    await throwAll(game, [CLOSE_101]);
    const darts = { gameId, expectedTurn: 1, beds: ['T20' as const] };

    expect(await secondDevice.ask('showDarts', darts)).toEqual({ success: true });
    expect(await firstDevice.receives('dartsShown')).toEqual(darts);
    expect(await firstDevice.ask('showDarts', darts)).toMatchObject({ code: 'not-your-turn' });
  });

  test('is unchanged after a restart in the middle of its second leg', async () => {
    const game = await startGame(SHORT);
    const { server, gameId, first, second } = game;
    await throwAll(game, [CLOSE_101, { beds: ['S20'] }]);
    const before = (await first.get(`/games/${gameId}`)).data.game;

    await server.restart();

    expect((await first.get(`/games/${gameId}`)).data.game).toEqual({
      ...before,
      version: expect.any(Number),
      absent: expect.any(Array),
    });
    const closing = await first.post(`/games/${gameId}/turn`, CLOSE_101);
    expect(closing).toMatchObject({ status: 200, data: { game: { status: 'finalizada' } } });
    expect((await second.get(`/games/${gameId}`)).data.game).toMatchObject({
      winner: { userId: first.userId },
    });
  });
});

describe('a game with double in', () => {
  test('scores from the first double on, and refuses a total without a double', async () => {
    const game = await startGame({ ...DOUBLE_IN, start: 301 });
    const { gameId, firstDevice } = game;

    expect(await firstDevice.ask('recordTurn', { gameId, turnScore: 180 })).toMatchObject({
      success: false,
      code: 'no-double',
    });
    const opened = await throwAll(game, [
      { beds: ['T20', 'T20', 'T20'] },
      MISSED,
      { beds: ['S20', 'D20', 'T20'] },
    ]);
    expect(opened).toMatchObject({
      game: { turns: [{ totalScore: 0, bust: false }, {}, { totalScore: 100 }] },
    });
  });
});

describe('a turn entered by beds', () => {
  test('scores the sum of its darts in a classic game', async () => {
    const { gameId, firstDevice } = await startGame(CLASSIC);
    const turn = { gameId, beds: ['T20', 'SB', 'M'] as const };

    expect(await firstDevice.ask('recordTurn', { ...turn, beds: [...turn.beds] })).toMatchObject({
      game: { lastTurn: { totalScore: 85, darts: [60, 25, 0], beds: ['T20', 'SB', 'M'], leg: 1 } },
    });
  });

  test('counts as a retry under its id only with the same beds', async () => {
    const { gameId, firstDevice } = await startGame(CLASSIC);
    const turn = { gameId, turnId: randomUUID() };
    await firstDevice.ask('recordTurn', { ...turn, beds: ['D10', 'M', 'M'] });

    const again = await firstDevice.ask('recordTurn', { ...turn, beds: ['D10', 'M', 'M'] });
    const other = await firstDevice.ask('recordTurn', { ...turn, beds: ['S20', 'M', 'M'] });
    const values = await firstDevice.ask('recordTurn', { ...turn, darts: [20, 0, 0] });

    expect(again).toMatchObject({ success: true, game: { expectedTurn: 1 } });
    for (const refused of [other, values]) {
      expect(refused).toMatchObject({ success: false, code: 'turn-id-reused' });
    }
  });
});
