import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from '../load/pair.ts';
import { rawSocket, type RawSocket } from '../load/raw-socket.ts';
import { kibibytes, printRatio, printTable } from '../report.ts';
import { newStore, startProduct } from '../servers/product.ts';
import { startServer, type Running } from '../servers/start-server.ts';

const CONNECTIONS = 2000;
const WARM_UP = 500; // connections before it counts: the code is compiled, the heap's slack used up
const SETTLE = 3000; // milliseconds in which what opening took is let go

const FLAGS = ['--expose-gc'];
const bareFile = join(import.meta.dirname, '../servers/bare-socket-io.ts');

/** What a server keeps for each connection that does nothing but stay. */
export async function run(): Promise<void> {
  const store = await newStore({ players: WARM_UP + CONNECTIONS });
  const own = await growth(await startProduct(store, FLAGS), store.players);
  await store.remove();
  const bareServer = await startServer(bareFile, { path: '/socket.io/', flags: FLAGS });
  const bare = await growth(bareServer, []);

  printTable(
    [`${CONNECTIONS} conexiones`, 'residente, cada una', 'en el heap, cada una'],
    [
      ['Tres Dardos, cada una de otra persona', kibibytes(own.rss), kibibytes(own.held)],
      ['Socket.IO a secas', kibibytes(bare.rss), kibibytes(bare.held)],
    ],
  );
  console.log('');
  printRatio('memoria residente, de la de Socket.IO a secas', own.rss / bare.rss, '1,3 o menos');
  printRatio('memoria en el heap, de la de Socket.IO a secas', own.held / bare.held, '1,3 o menos');
}

/** In bytes for each connection. */
async function growth(server: Running, players: readonly Player[]) {
  const first = await open(server, players.slice(0, WARM_UP), WARM_UP);
  const before = await settledUse(server);
  const others = await open(server, players.slice(WARM_UP), CONNECTIONS);
  const after = await settledUse(server);
  for (const socket of [...first, ...others]) socket.close();
  await server.stop();
  return {
    rss: (after.rss - before.rss) / CONNECTIONS,
    held: (after.heapUsed + after.external - before.heapUsed - before.external) / CONNECTIONS,
  };
}

async function open(server: Running, players: readonly Player[], count: number) {
  const sockets: RawSocket[] = [];
  for (let index = 0; index < count; index += 1) {
    const player = players[index];
    sockets.push(await rawSocket(server.url, player && { cookie: player.cookie }));
  }
  return sockets;
}

async function settledUse(server: Running) {
  await pause(SETTLE);
  await server.use(); // collects what the pause let go; the second reading is what stays
  return server.use();
}
