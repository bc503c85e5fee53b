import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '@darts/contracts/refusals';
import { expect, test } from 'vitest';
import { startGame, throwTotals } from '../../test/game.ts';
import { begunLeague } from '../../test/league.ts';
import { startServer } from '../../test/server.ts';

const MAX_WATCHED = 50;

test('watching an unknown game, league or tournament is refused', async () => {
  const onlooker = await (await (await startServer()).player()).connect();
  const missing = randomUUID();

  const answer = [
    await onlooker.ask('watch', { gameId: missing }),
    await onlooker.ask('watch', { leagueId: missing }),
    await onlooker.ask('watch', { tournamentId: missing }),
  ];

  const refused = (code: RefusalCode, message: string) => ({ success: false, code, message });
  expect(answer).toEqual([
    refused('game-not-found', 'La partida no existe.'),
    refused('league-not-found', 'La liga no existe.'),
    refused('tournament-not-found', 'El torneo no existe.'),
  ]);
});

test('an onlooker watches at most fifty games, and can watch another game after leaving a game', async () => {
  const server = await startServer();
  const { gameId, firstDevice } = await startGame(server);
  const onlooker = await (await server.player()).connect();
  const others = await server.look(async (db) => {
    const game = await db.selectFrom('games').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: MAX_WATCHED }, () => ({ ...game, game_id: randomUUID() }));
    await db.insertInto('games').values(rows).execute();
    return rows.map((row) => row.game_id);
  });
  for (const other of others) {
    expect(await onlooker.ask('watch', { gameId: other })).toEqual({ success: true });
  }

  expect(await onlooker.ask('watch', { gameId })).toEqual({
    success: false,
    code: 'too-many-watched',
    message: 'Ya sigues demasiadas partidas y competiciones a la vez.',
  });
  expect(await onlooker.ask('watch', { gameId: others[0]! })).toEqual({ success: true });
  await onlooker.ask('unwatch', { gameId: others[0]! });
  expect(await onlooker.ask('watch', { gameId })).toEqual({ success: true });
  await throwTotals(gameId, [firstDevice, firstDevice], [60]);
  expect((await onlooker.receives('updateGame')).game).toMatchObject({ gameId, expectedTurn: 1 });
});

test('a game page left before its watch began receives no updates afterwards', async () => {
  const server = await startServer();
  const { gameId, firstDevice } = await startGame(server);
  const onlooker = await (await server.player()).connect();

  await Promise.all([onlooker.ask('watch', { gameId }), onlooker.ask('unwatch', { gameId })]);
  await throwTotals(gameId, [firstDevice, firstDevice], [60]);
  await onlooker.ask('hasOtherSocketInGame', {}); // comes after all that was sent before

  expect(onlooker.events('updateGame')).toEqual([]);
});

test('an onlooker of a pending game sees the game begin', async () => {
  const { server, leagueId, people } = await begunLeague(2);
  const [{ gameId }] = (await people[0]!.get(`/leagues/${leagueId}/games/1`)).data.games;
  const onlooker = await (await server.player()).connect();
  await onlooker.ask('watch', { gameId });
  for (const player of people) {
    await (await player.connect()).ask('joinLeagueGameLobby', { gameId });
  }
  await onlooker.settlesOn('updateGame', { game: { gameId, status: 'encurso' } });
});
