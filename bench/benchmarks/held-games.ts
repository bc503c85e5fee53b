import { loadProduct } from '../load/start-load.ts';
import { milliseconds, printTable, whole } from '../report.ts';
import { bringBack, seedRunningGames } from '../seed/running-games.ts';
import { newStore, startProduct } from '../servers/product.ts';

const HELD = [0, 30_000] as const; // games of other players, on another server
const PAIRS = 50;

// More than a minute, to include every task that runs each minute.
const PACE = { warmUpSeconds: 2, seconds: 65, atOnce: PAIRS, turnsPerSecond: 100 };

/** Measures the cost of holding very many running games at once, without their turns, in SQLite. */
export async function run(): Promise<void> {
  const rows: string[][] = [];
  for (const games of HELD) rows.push(await measure(games));
  printTable(['running games', 'start', 'CPU', 'resident', 'ack p50', 'p99', 'slowest'], rows);
  console.log('\n  The start follows a crash: all players are given time to come back.');
}

async function measure(games: number): Promise<string[]> {
  const store = await newStore({ players: 2 * PAIRS });
  if (games > 0) seedRunningGames(store.dataDir, games);
  const start = performance.now();
  const server = await startProduct(store);
  const startMs = performance.now() - start;
  bringBack(store.dataDir);

  const measured = await loadProduct(server, store.players, PAIRS, PACE);
  const { rss } = await server.use();
  await server.stop();
  await store.remove();
  const { acknowledgement, serverCpu, seconds } = measured;
  return [
    whole(games),
    milliseconds(startMs),
    `${whole((1000 * serverCpu) / seconds)} ms/s`,
    `${whole(rss / 1024 ** 2)} MiB`,
    ...[acknowledgement.p50, acknowledgement.p99, acknowledgement.max].map(milliseconds),
  ];
}
