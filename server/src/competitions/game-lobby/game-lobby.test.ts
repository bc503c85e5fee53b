import { expect, test } from 'vitest';
import { tournamentStage } from '../../../test/tournament-stage.ts';
import { startFeatures } from '../../../test/features.ts';
import { beginGame } from '../../../test/game.ts';
import { startServer } from '../../../test/server.ts';
import { gameHolding } from '../holding.ts';
import { gameLobby } from './game-lobby.ts';

/** The lobby before a game of two players, and the events it sends, oldest first. */
async function lobbyOfFinal() {
  const features = await startFeatures();
  const { enrol, start, openGames } = await tournamentStage(features);
  await start(await enrol(await features.newAccounts(2)));
  const { db, games, writers, begin } = features;
  const open = await db.selectFrom('games').selectAll().executeTakeFirstOrThrow();
  const { game_id: gameId, player1_id: anaId, player2_id: bielId } = open;

  const events: string[] = [];
  const lobby = gameLobby({
    db,
    clock: Date.now,
    transact: writers.transact,
    broadcast: (to, name) => events.push(`${name} to ${String(to).replace(gameId, 'the game')}`),
    games,
    holding: gameHolding(features),
  });
  const enter = async (userId: string | null, connectionId: string, listen = async () => {}) => {
    await features.servers.addConnection(connectionId, userId ?? '');
    await lobby.enter(gameId, { userId: userId ?? '', connectionId, listen });
  };
  return {
    events,
    /** The semi-final that Biel has won is taken back. */
    bielIsFinalistNoLonger: () =>
      db.updateTable('games').set({ player2_id: null }).where('game_id', '=', gameId).execute(),
    anaEnters: (device: string, listen?: () => Promise<void>) => enter(anaId, device, listen),
    bielEnters: () => enter(bielId, 'biel’s phone'),
    /** Ana meets somebody else in another tournament. */
    async anaPlaysElsewhere() {
      const elsewhere = await enrol([anaId ?? '', ...(await features.newAccounts(1))]);
      await start(elsewhere);
      for (const other of await openGames(elsewhere)) await begin(other.gameId);
    },
    waiting: () => db.selectFrom('waiting_players').selectAll().execute(),
  };
}

test('a player who enters the lobby listens before the first broadcast, and misses no event', async () => {
  const { events, anaEnters } = await lobbyOfFinal();

  await anaEnters('phone', async () => void events.push('listens'));

  expect(events).toEqual(['listens', 'preLobbyUpdate to waiting:the game']);
});

test('a second device that enters the lobby as the game begins is sent into the game', async () => {
  const { events, anaEnters, bielEnters, waiting } = await lobbyOfFinal();
  await anaEnters('phone');

  await anaEnters('tablet', bielEnters);

  expect(events.at(-1)).toBe('startLeagueGame to tablet');
  expect(await waiting()).toEqual([]);
});

test('a player who has begun another game leaves the lobby, and an entering rival is sent the update', async () => {
  const { events, anaEnters, anaPlaysElsewhere, bielEnters, waiting } = await lobbyOfFinal();
  await anaEnters('phone');
  await anaPlaysElsewhere();
  events.length = 0;

  await bielEnters();

  const update = 'preLobbyUpdate to waiting:the game';
  expect(events).toEqual([update, update]); // of both who wait, and of the one who is left
  expect(await waiting()).toMatchObject([{ connection_id: 'biel’s phone' }]);
});

test('a finalist keeps waiting while the other waiting player is out of the final by a correction', async () => {
  const { anaEnters, bielEnters, bielIsFinalistNoLonger, waiting } = await lobbyOfFinal();
  await bielEnters();
  await bielIsFinalistNoLonger();

  await anaEnters('phone');

  expect(await waiting()).toHaveLength(2);
});

test('joining the lobby of a running casual game is refused because the game has begun', async () => {
  const server = await startServer();
  const [ana, biel] = [await server.player(), await server.player()];
  const gameId = await beginGame(ana, biel);

  const answer = await (await ana.connect()).ask('joinLeagueGameLobby', { gameId });

  expect(answer).toMatchObject({ success: false, message: 'La partida ya ha empezado.' });
});
