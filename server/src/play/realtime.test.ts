import type { GameView } from '@darts/contracts/play';
import { wholeGame } from '@darts/contracts/game/whole-game';
import { describe, expect, test } from 'vitest';
import { startGame, throwTotals } from '../../test/game.ts';
import { startServer } from '../../test/server.ts';

describe('an online game', () => {
  test('is sent to both players when it starts', async () => {
    const { gameId, firstDevice, secondDevice } = await startGame(await startServer());

    for (const device of [firstDevice, secondDevice]) {
      expect(await device.receives('joinGameRoom')).toEqual({ gameId });
      const { game } = await device.receives('gameStarted');
      expect(game).toMatchObject({ gameId, status: 'encurso', expectedTurn: 0, turns: [] });
    }
  });

  test('shows each turn to both players once the turn is stored', async () => {
    const { gameId, first, second, firstDevice, secondDevice } = await startGame(
      await startServer(),
    );

    const answer = await firstDevice.ask('recordTurn', { gameId, darts: [60, 20, 1] });

    expect(answer).toMatchObject({ success: true, bust: false, game: { turn: second.userId } });
    for (const device of [firstDevice, secondDevice]) {
      const { game } = await device.receives('updateGame');
      expect(game).toMatchObject({
        expectedTurn: 1,
        turn: second.userId,
        lastTurn: { playerId: first.userId, totalScore: 81, bust: false, darts: [60, 20, 1] },
      });
    }
  });

  test('is sent without earlier turns to a client that says it knows them', async () => {
    const server = await startServer();
    const { gameId, first, firstDevice, secondDevice } = await startGame(server);
    const lastTurnOnly = await (await server.player()).connect({ turns: 'last' });
    const others = await Promise.all(
      ['first', 'LAST', ['last'], { last: true }, null, 1].map(async (turns) =>
        (await server.player()).connect({ turns }),
      ),
    );
    for (const device of [lastTurnOnly, ...others]) await device.ask('watch', { gameId });
    let known: GameView | undefined = (await first.get(`/games/${gameId}`)).data.game;

    for (const [index, total] of [60, 45, 100, 26].entries()) {
      await throwTotals(
        gameId,
        index % 2 === 0 ? [firstDevice, secondDevice] : [secondDevice, firstDevice],
        [total],
      );
      const { game } = await lastTurnOnly.receives(
        'updateGame',
        (event) => event.game.expectedTurn === index + 1,
      );
      expect(game).not.toHaveProperty('turns');
      known = wholeGame(known, game);
      expect(known).toEqual((await first.get(`/games/${gameId}`)).data.game);
    }
    for (const device of others) {
      await device.settlesOn('updateGame', { game: { turns: known?.turns } });
    }
  });

  test('is sent with its turns to a player who sends a turn again', async () => {
    const server = await startServer();
    const { gameId, first } = await startGame(server);
    const device = await first.connect({ turns: 'last' });
    await device.ask('confirmReplaceGameSessionAccepted', {});
    const turn = { gameId, turnScore: 60, turnId: 'one' };
    await device.ask('recordTurn', turn);

    const answer = await device.ask('recordTurn', turn);

    expect(answer).toMatchObject({ success: true, game: { turns: [{ totalScore: 60 }] } });
  });

  test('is won by reaching exactly zero, and both players’ statistics count it', async () => {
    const { gameId, first, second, firstDevice, secondDevice } = await startGame(
      await startServer(),
    );

    await throwTotals(gameId, [firstDevice, secondDevice], [180, 100, 180, 60, 141]);

    const { game } = await secondDevice.receives(
      'updateGame',
      (event) => event.game.status !== 'encurso',
    );
    expect(game).toMatchObject({
      status: 'finalizada',
      endReason: 'zero',
      turn: null,
      winner: { userId: first.userId, username: first.username },
    });
    const winner = (await first.get('/users/me')).data.user.stats;
    const loser = (await second.get('/users/me')).data.user.stats;
    expect(winner).toEqual({ gamesPlayed: 1, gamesWon: 1, mpt: 167, mpd: 167 / 3 });
    expect(loser).toEqual({ gamesPlayed: 1, gamesWon: 0, mpt: 80, mpd: 80 / 3 });
  });

  test('is a draw when both players are level after fifteen turns each', async () => {
    const { gameId, firstDevice, secondDevice, first } = await startGame(await startServer());

    await throwTotals(gameId, [firstDevice, secondDevice], Array<number>(30).fill(20));

    const { game } = (await first.get(`/games/${gameId}`)).data;
    expect(game).toMatchObject({ status: 'finalizada', endReason: 'rounds', scorePlayer1: 201 });
    expect(game.winner).toBeUndefined();
  });

  test('scores a bust as 0 and reports the bust', async () => {
    const { gameId, firstDevice, secondDevice } = await startGame(await startServer());
    await throwTotals(gameId, [firstDevice, secondDevice], [180, 0, 180, 0]);

    const answer = await firstDevice.ask('recordTurn', { gameId, turnScore: 180 });

    expect(answer).toMatchObject({ bust: true, game: { lastTurn: { totalScore: 0, bust: true } } });
  });

  test('is won by the rival when a player surrenders', async () => {
    const { gameId, first, firstDevice, secondDevice } = await startGame(await startServer());

    expect(await secondDevice.ask('surrenderGame', { gameId })).toEqual({ success: true });

    const { game } = await firstDevice.receives('updateGame');
    expect(game).toMatchObject({ endReason: 'surrender', winner: { userId: first.userId } });
  });
});

describe('the games of a player', () => {
  test('are listed newest first, in pages, and are charted', async () => {
    const server = await startServer();
    const { ana, biel, gameId, firstDevice, secondDevice, first } = await startGame(server);
    await throwTotals(gameId, [firstDevice, secondDevice], [180, 45, 180, 41, 141]);

    const list = `/games/getFinishedGamesByUser/${ana.userId}`;
    const { games } = (await biel.get(list)).data;
    expect(games).toMatchObject([{ gameId, winner: { userId: first.userId }, endReason: 'zero' }]);
    const next = await biel.get(`${list}?limit=5&before=${games[0].finishedAt}`);
    expect(next.data.games).toEqual([]);

    const charts = (await ana.get(`/games/statistics/${first.userId}`)).data;
    expect(charts.averages).toMatchObject([{ gameId, mpt: 167 }]);
    expect(charts.turnTotals).toHaveLength(10);
    expect(charts.turnTotals[7]).toEqual({ from: 140, to: 159, count: 1 });
    expect(charts.turnTotals[9]).toEqual({ from: 180, to: 180, count: 2 });
  });

  test('include a game surrendered before the first dart, which the charts leave out', async () => {
    const { ana, gameId, first, firstDevice } = await startGame(await startServer());
    await firstDevice.ask('surrenderGame', { gameId });

    const { games } = (await ana.get(`/games/getFinishedGamesByUser/${first.userId}`)).data;
    expect(games).toMatchObject([{ gameId, endReason: 'surrender' }]);
    const charts = (await ana.get(`/games/statistics/${first.userId}`)).data;
    expect(charts.averages).toEqual([]);
  });

  test('include the running game for that player only', async () => {
    const { ana, biel, gameId } = await startGame(await startServer());

    const own = await ana.get(`/games/activegame/${ana.userId}`);
    expect(own.data.game).toMatchObject({ gameId });
    expect(await ana.get(`/games/activegame/${biel.userId}`)).toMatchObject({ status: 403 });
  });
});
