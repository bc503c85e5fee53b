import { loadProduct, type Measured } from '../load/start-load.ts';
import { median, milliseconds, printRatio, printTable, whole } from '../report.ts';
import { newStore, startProduct, type Store } from '../servers/product.ts';

const SIZES = [1000, 1_000_000] as const; // finished games in the store
const PAIRS = 150;
const CONCURRENT_PAIRS = 50;
const ROUNDS = 3; // alternating, so that other load of the machine affects both stores alike
const PACE = { warmUpSeconds: 2, seconds: 5, atOnce: CONCURRENT_PAIRS };

/** Compares the cost of a turn on a nearly empty store with that on a full store. */
export async function run(): Promise<void> {
  const stores: Store[] = [];
  for (const games of SIZES) stores.push(await newStore({ players: 2 * PAIRS * ROUNDS, games }));
  const measured = stores.map((): Measured[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, store] of stores.entries()) {
      measured[index]?.push(await measure(store, round));
    }
  }
  for (const store of stores) await store.remove();

  const results = measured.map(resultOf);
  printTable(
    ['stored games', 'turns/s', 'ack p50', 'p99', 'CPU/turn'],
    results.map(({ perSecond, p50, p99, cpuPerTurn }, index) => [
      whole(SIZES[index] ?? 0),
      whole(perSecond),
      milliseconds(p50),
      milliseconds(p99),
      `${whole(1e6 * cpuPerTurn)} µs`,
    ]),
  );
  console.log('');
  const [few, many] = results;
  if (!few || !many) return;
  printRatio('CPU of a turn, with a million', many.cpuPerTurn / few.cpuPerTurn, '1.2 or less');
  printRatio('time of a turn, with a million', few.perSecond / many.perSecond, '1.2 or less');
}

/** Measures a round with players of its own: the players of earlier rounds are still in their games. */
async function measure(store: Store, round: number): Promise<Measured> {
  const server = await startProduct(store);
  const players = store.players.slice(2 * PAIRS * round);
  const measured = await loadProduct(server, players, PAIRS, PACE);
  await server.stop();
  return measured;
}

const resultOf = (runs: readonly Measured[]) => ({
  perSecond: median(runs.map(({ turns, seconds }) => turns / seconds)),
  cpuPerTurn: median(runs.map(({ serverCpu, turns }) => serverCpu / turns)),
  p50: median(runs.map(({ acknowledgement }) => acknowledgement.p50)),
  p99: median(runs.map(({ acknowledgement }) => acknowledgement.p99)),
});
