import { randomUUID } from 'node:crypto';
import type { GameView } from '@darts/contracts/play';
import type { Acknowledged, Asked, RequestName } from '@darts/contracts/realtime';
import { CLASSIC_GAME, type Course, type Pair, type Player } from './pair.ts';
import { ask, rawSocket, type RawSocket } from './raw-socket.ts';
import { socketIoPair, type Seated } from './socket-io-pair.ts';

/** Two players who meet in the product's lobby, and then play one rematch after the other. */
export async function productPair(
  url: string,
  players: readonly [Player, Player],
  course: Course = CLASSIC_GAME,
): Promise<Pair> {
  const { format } = course;
  const [ana, biel] = players;
  const connected = await Promise.all([connect(url, ana), connect(url, biel)]);
  const [anaSocket, bielSocket] = connected;

  async function meet(): Promise<string> {
    await request(bielSocket, 'addGameOnlineLobby', { format });
    await request(anaSocket, 'requestGameToPlayer', { targetUserId: biel.userId });
    return (await request(bielSocket, 'acceptGameRequest', { fromUserId: ana.userId })).gameId;
  }

  async function rematch({ gameId }: Seated): Promise<string> {
    const { promise: newGameId, resolve } = Promise.withResolvers<string>();
    anaSocket.hear((event) => {
      if (!event.startsWith('["newGame"')) return;
      const [, answered] = JSON.parse(event) as [string, { newGameId: string }]; // by the contract
      resolve(answered.newGameId);
    });
    for (const socket of connected) await request(socket, 'rematch', { gameId });
    return newGameId;
  }

  return socketIoPair(async (before) => {
    const gameId = before ? await rematch(before) : await meet();
    const { game } = await request(anaSocket, 'joinGame', { gameId });
    await request(bielSocket, 'joinGame', { gameId });
    return { gameId, sockets: inOrder(connected, game, ana.userId) };
  }, course);
}

const connect = (url: string, { cookie }: Player): Promise<RawSocket> =>
  rawSocket(url, { cookie, auth: { tabId: randomUUID(), turns: 'last' } });

function inOrder(
  [ana, biel]: readonly [RawSocket, RawSocket],
  { turn }: GameView,
  anaId: string,
): Seated['sockets'] {
  return turn === anaId ? [ana, biel] : [biel, ana];
}

/** @throws when it is refused */
async function request<Name extends RequestName>(
  socket: RawSocket,
  name: Name,
  asked: Asked<Name>,
): Promise<Extract<Acknowledged<Name>, { success: true }>> {
  // The server checks its own answers, so they are what the contract says.
  const answered = (await ask(socket, name, asked)) as Acknowledged<Name>;
  if (!answered.success) throw new Error(`${name}: ${answered.message}`);
  return answered;
}
