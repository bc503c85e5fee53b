import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from '../load/in-parallel.ts';
import type { Player } from '../load/pair.ts';
import { rawSocket, type RawSocket } from '../load/raw-socket.ts';
import { kibibytes, printRatio, printTable, whole } from '../report.ts';
import { newStore, startProduct } from '../servers/product.ts';
import { startServer, type Running } from '../servers/start-server.ts';

const CONNECTIONS = 2000;
const CONCURRENT_PLAYERS = 50;
const WARM_UP = 500; // connections before the count, to compile the code and use up the heap's slack
const SETTLE = 3000; // milliseconds for the memory of opening to be released
const REST = 20; // seconds of heartbeats

const FLAGS = ['--expose-gc'];
const bareFile = join(import.meta.dirname, '../servers/bare-socket-io.ts');

/** Measures the memory and CPU of a server for each idle connection. */
export async function run(): Promise<void> {
  const store = await newStore({ players: WARM_UP + CONNECTIONS });
  const own = await measure(await startProduct(store, FLAGS), store.players);
  await store.remove();
  const bareServer = await startServer(bareFile, { path: '/socket.io/', flags: FLAGS });
  const bare = await measure(bareServer, []);

  printTable(
    ['each connection', 'resident', 'on the heap', 'idle CPU', 'without any', 'opened/s'],
    [
      ['Tres Dardos, each of another person', ...cellsOf(own)],
      ['bare Socket.IO', ...cellsOf(bare)],
    ],
  );
  console.log('');
  printRatio('resident memory, beside bare Socket.IO', own.rss / bare.rss, '1.3 or less');
  printRatio('heap memory, beside bare Socket.IO', own.heap / bare.heap, '1.3 or less');
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Measures memory in bytes, and CPU in seconds of a core per second, for each connection. */
async function measure(server: Running, players: readonly Player[]) {
  const first = await open(server, players.slice(0, WARM_UP), WARM_UP);
  const before = await settledUse(server);
  const cpuOfFew = await cpuAtRest(server);
  const start = performance.now();
  const others = await open(server, players.slice(WARM_UP), CONNECTIONS);
  const openSeconds = (performance.now() - start) / 1000;
  const after = await settledUse(server);
  const cpuOfAll = await cpuAtRest(server);
  for (const socket of [...first, ...others]) socket.close();
  await server.stop();
  return {
    rss: (after.rss - before.rss) / CONNECTIONS,
    heap: (after.heapUsed + after.external - before.heapUsed - before.external) / CONNECTIONS,
    cpu: (cpuOfAll - cpuOfFew) / CONNECTIONS,
    cpuOfNone: cpuOfFew - (WARM_UP * (cpuOfAll - cpuOfFew)) / CONNECTIONS,
    perSecond: CONNECTIONS / openSeconds,
  };
}

const cellsOf = ({ rss, heap, cpu, cpuOfNone, perSecond }: Measured): string[] => [
  kibibytes(rss),
  kibibytes(heap),
  `${whole(1e6 * cpu)} µs/s`,
  `${whole(1000 * cpuOfNone)} ms/s`,
  whole(perSecond),
];

async function open(server: Running, players: readonly Player[], count: number) {
  const sockets: RawSocket[] = [];
  await inParallel(
    CONCURRENT_PLAYERS,
    Array.from({ length: count }, (_, index) => index),
    async (index) => {
      const player = players[index];
      sockets.push(await rawSocket(server.url, player && { cookie: player.cookie }));
    },
  );
  return sockets;
}

/** Measures the CPU of an idle server, in seconds of a core per second. */
async function cpuAtRest(server: Running): Promise<number> {
  const before = await server.use();
  await pause(1000 * REST);
  return ((await server.use()).cpuSeconds - before.cpuSeconds) / REST;
}

async function settledUse(server: Running) {
  await pause(SETTLE);
  await server.use(); // collects the garbage; the second reading counts
  return server.use();
}
