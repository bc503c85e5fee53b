import { CLASSIC_GAME, GAME_OF_LEGS } from '../load/pair.ts';
import { startLoad, type Measured } from '../load/start-load.ts';
import {
  hundredths,
  median,
  milliseconds,
  printRatio,
  printTable,
  tenths,
  whole,
} from '../report.ts';
import { CONTESTANTS, type Contestant } from '../servers/contestants.ts';

const PAIRS = 300;
const CONCURRENT_PAIRS = 100; // the others play when one of them is done
const ROUNDS = 3; // in turns, so that whatever else the machine does hits all alike

const PACES = [
  { warmUpSeconds: 3, seconds: 5, atOnce: CONCURRENT_PAIRS },
  { warmUpSeconds: 1, seconds: 5, atOnce: CONCURRENT_PAIRS, turnsPerSecond: 250 },
  { warmUpSeconds: 1, seconds: 5, atOnce: CONCURRENT_PAIRS, wholeGames: true },
] as const;

/** Turns on one server: as many as it takes, and how long each takes when there is time to spare. */
export async function run(): Promise<void> {
  const measured = new Map<string, Measured[][]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of CONTESTANTS) {
      measured.set(each.name, [...(measured.get(each.name) ?? []), await measure(each)]);
    }
  }
  const results = CONTESTANTS.map(({ name, against }) => {
    const { turns } = against === 'product, in legs' ? GAME_OF_LEGS : CLASSIC_GAME;
    return resultOf(name, turns.length, measured.get(name) ?? []);
  });
  printResults(results);
  printRatios(results);
}

async function measure({ against, start }: Contestant): Promise<Measured[]> {
  const { server, players, end } = await start(2 * PAIRS);
  const job = { against, pairs: PAIRS, players, paces: PACES };
  const measured = await startLoad(job, server);
  await end();
  return measured;
}

type Result = ReturnType<typeof resultOf>;

/** The medians of several runs, each at all paces, of games of so many turns. */
function resultOf(name: string, turnsOfGame: number, runs: readonly Measured[][]) {
  const middle = (pace: number, read: (measured: Measured) => number) =>
    median(runs.flatMap((paces) => paces.slice(pace, pace + 1)).map(read));
  return {
    name,
    perSecond: middle(0, ({ turns, seconds }) => turns / seconds),
    acknowledged: [
      middle(0, ({ acknowledgement }) => acknowledgement.p50),
      middle(0, ({ acknowledgement }) => acknowledgement.p99),
    ],
    cpuPerTurn: middle(0, ({ serverCpu, turns }) => (1000 * serverCpu) / turns),
    load: middle(0, ({ cpu }) => cpu),
    calm: [
      middle(1, ({ acknowledgement }) => acknowledgement.p50),
      middle(1, ({ acknowledgement }) => acknowledgement.p99),
    ],
    gamesPerSecond: middle(2, ({ turns, seconds }) => turns / turnsOfGame / seconds),
    cpuPerGame: middle(2, ({ serverCpu, turns }) => (1000 * serverCpu * turnsOfGame) / turns),
    seen: [middle(1, ({ sight }) => sight.p50), middle(1, ({ sight }) => sight.p99)],
  };
}

function printResults(results: readonly Result[]): void {
  const [, { turnsPerSecond }] = PACES;
  console.log(`  ${CONCURRENT_PAIRS} concurrent pairs, as fast as they can:`);
  printTable(
    ['', 'turns/s', 'ack p50', 'p99', 'CPU/turn', 'CPU of the load'],
    results.map(({ name, perSecond, acknowledged, cpuPerTurn, load }) => [
      name,
      whole(perSecond),
      ...acknowledged.map(milliseconds),
      `${whole(1000 * cpuPerTurn)} µs`,
      hundredths(load),
    ]),
  );
  console.log(`\n  ${CONCURRENT_PAIRS} pairs, ${turnsPerSecond} turns a second in all:`);
  printTable(
    ['', 'ack p50', 'p99', 'seen by the rival p50', 'p99'],
    results.map(({ name, calm, seen }) => [name, ...[...calm, ...seen].map(milliseconds)]),
  );
  console.log(
    `\n  ${CONCURRENT_PAIRS} concurrent pairs, whole games, each the rematch of the one before:`,
  );
  printTable(
    ['', 'games/s', 'CPU/game'],
    results.map(({ name, gamesPerSecond, cpuPerGame }) => [
      name,
      tenths(gamesPerSecond),
      milliseconds(cpuPerGame),
    ]),
  );
}

function printRatios([own, bare, boardgame, colyseus, legs]: readonly Result[]): void {
  if (!own || !bare || !boardgame || !colyseus || !legs) return;
  console.log('');
  printRatio('turns/s, beside bare Socket.IO', own.perSecond / bare.perSecond, '0.5 or more');
  printRatio(
    'turns per second of CPU, beside bare Socket.IO',
    bare.cpuPerTurn / own.cpuPerTurn,
    '0.5 or more',
  );
  printRatio('turns/s, beside boardgame.io', own.perSecond / boardgame.perSecond, '1.5 or more');
  printRatio('turns/s in legs, beside «Clásico»', legs.perSecond / own.perSecond, '0.9 or more');
  const sight = (result: Result) => result.seen[0] ?? Number.NaN;
  printRatio('wait of the rival, beside Colyseus', sight(own) / sight(colyseus), 'below 1');
}
