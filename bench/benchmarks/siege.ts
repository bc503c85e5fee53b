import { setTimeout as pause } from 'node:timers/promises';
import { loadProduct } from '../load/start-load.ts';
import { milliseconds, printTable, whole } from '../report.ts';
import { seedSessions } from '../seed/players.ts';
import { newStore, startProduct } from '../servers/product.ts';
import type { Running } from '../servers/start-server.ts';
import { startSiege } from '../siege/start-siege.ts';

const PAIRS = 50;
const SESSIONS = 3; // of the attacker's account
const PACE = { warmUpSeconds: 5, seconds: 60, atOnce: PAIRS, turnsPerSecond: 100 };
const AFTERWARDS = 10_000; // milliseconds for the memory of the siege to be released

const SIEGES = [
  { name: 'no siege', limits: 'on' },
  { name: '60 that do not read, endless requests and calls', limits: 'on', floods: true },
] as const;

/** Measures how an attacker who reads nothing and floods requests affects other players and the server's memory. */
export async function run(): Promise<void> {
  const rows: string[][] = [];
  for (const siege of SIEGES) rows.push(await measure(siege));
  printTable(
    ['50 pairs', 'ack p50', 'p99', 'slowest', 'resident', 'afterwards', 'cuts', 'llamadas/s'],
    rows,
  );
}

async function measure({ name, limits, ...siege }: (typeof SIEGES)[number]): Promise<string[]> {
  const store = await newStore({ players: 2 * PAIRS + 2 });
  const [attacker, partner, ...players] = store.players;
  if (!attacker || !partner) throw new Error('Nobody is there.');
  const sessions = await seedSessions(
    store,
    Array.from({ length: SESSIONS }, () => attacker.userId),
  );
  const server = await startProduct(store, [], { RATE_LIMITS: limits });
  const { url } = server;
  const besiegers =
    'floods' in siege
      ? await startSiege({
          url,
          attacker,
          partner,
          cookies: sessions.map(({ cookie }) => cookie),
          floods: siege.floods,
        })
      : undefined;

  const resident = watchResident(server);
  const callsBefore = besiegers?.report().calls ?? 0;
  const start = performance.now();
  const { acknowledgement } = await loadProduct(server, players, PAIRS, PACE);
  const seconds = (performance.now() - start) / 1000;
  const most = await resident.end();
  const { cuts, calls } = besiegers?.report() ?? { cuts: 0, calls: 0 };
  await besiegers?.end();
  await pause(AFTERWARDS);
  const { rss } = await server.use();
  await server.stop();
  await store.remove();
  return [
    name,
    ...[acknowledgement.p50, acknowledgement.p99, acknowledgement.max].map(milliseconds),
    ...[most, rss].map((bytes) => `${whole(bytes / 1024 ** 2)} MiB`),
    whole(cuts),
    whole((calls - callsBefore) / seconds),
  ];
}

/** Watches the resident memory of a server. `end` resolves to the maximum, in bytes. */
function watchResident(server: Running) {
  let most = 0;
  const course = { isOver: false };
  const watch = async (): Promise<void> => {
    while (!course.isOver) {
      const { rss } = await server.use();
      most = Math.max(most, rss);
      await pause(500);
    }
  };
  const watching = watch();
  return {
    async end(): Promise<number> {
      course.isOver = true;
      await watching;
      return most;
    },
  };
}
