import { randomUUID } from 'node:crypto';
import type { GameView } from '@darts/contracts/play';
import type { Asked } from '@darts/contracts/realtime';
import type { Look } from './database.ts';
import type { Device, Player } from './player.ts';

/** Starts a game of two new players, each on a device. */
export async function startGame(server: { readonly player: () => Promise<Player> }) {
  const [ana, biel] = await Promise.all([server.player(), server.player()]);
  return { ...(await meet(ana, biel)), ana, biel };
}

/** Begins a game in the lobby, which neither player has entered yet. */
export async function beginGame(ana: Player, biel: Player): Promise<string> {
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);
  await bielDevice.ask('addGameOnlineLobby', {});
  await anaDevice.ask('requestGameToPlayer', { targetUserId: biel.userId });
  const accepted = await bielDevice.ask('acceptGameRequest', { fromUserId: ana.userId });
  if (!accepted.success) throw new Error(accepted.message);
  for (const { socket } of [anaDevice, bielDevice]) socket.disconnect();
  return accepted.gameId;
}

/** Reads the stored turns of a game. */
export async function storedTurns(
  look: Look,
  gameId: string,
): Promise<readonly { readonly turnId?: string }[]> {
  const { turns } = await look((db) =>
    db.selectFrom('games').selectAll().where('game_id', '=', gameId).executeTakeFirstOrThrow(),
  );
  return JSON.parse(turns) as { turnId?: string }[]; // as the product writes them
}

/** Starts a game of two players in the lobby. `first` throws first. */
export async function meet(
  ana: Player,
  biel: Player,
  format?: Asked<'addGameOnlineLobby'>['format'],
) {
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);
  await bielDevice.ask('addGameOnlineLobby', { format });
  await anaDevice.ask('requestGameToPlayer', { targetUserId: biel.userId });
  const accepted = await bielDevice.ask('acceptGameRequest', { fromUserId: ana.userId });
  if (!accepted.success) throw new Error(accepted.message);
  const { gameId } = accepted;
  await anaDevice.ask('joinGame', { gameId });
  await bielDevice.ask('joinGame', { gameId });

  const game: GameView = (await ana.get(`/games/${gameId}`)).data.game;
  const devices = { [ana.userId]: anaDevice, [biel.userId]: bielDevice };
  const isAnaFirst = game.turn === ana.userId;
  const [first, second] = isAnaFirst ? [ana, biel] : [biel, ana];
  return {
    gameId,
    first,
    second,
    firstDevice: isAnaFirst ? anaDevice : bielDevice,
    secondDevice: isAnaFirst ? bielDevice : anaDevice,
    deviceOf: (userId: string): Device => devices[userId]!,
  };
}

/** Throws one total after another, each by the device whose turn it is. */
export async function throwTotals(
  gameId: string,
  devices: readonly [Device, Device],
  totals: readonly number[],
): Promise<void> {
  for (const [index, turnScore] of totals.entries()) {
    const turnId = randomUUID();
    const answer = await devices[index % 2]!.ask('recordTurn', { gameId, turnScore, turnId });
    if (!answer.success) throw new Error(answer.message);
  }
}
