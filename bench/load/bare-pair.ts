import { randomUUID } from 'node:crypto';
import type { Pair } from './pair.ts';
import { ask, rawSocket } from './raw-socket.ts';
import { socketIoPair } from './socket-io-pair.ts';

/** Two connections in one room of the server that only passes on what it gets. */
export async function barePair(url: string): Promise<Pair> {
  const sockets = await Promise.all([rawSocket(url), rawSocket(url)]);
  const gameId = randomUUID();
  for (const socket of sockets) await ask(socket, 'joinGame', { gameId });
  return socketIoPair(async () => ({ gameId, sockets }));
}
