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
const AT_ONCE = 100; // that play at a time; the others play when one of them is done
const ROUNDS = 3; // in turns, so that whatever else the machine does hits all alike

const PACES = [
  { warmUpSeconds: 3, seconds: 5, atOnce: AT_ONCE },
  { warmUpSeconds: 1, seconds: 5, atOnce: AT_ONCE, turnsPerSecond: 250 },
  { warmUpSeconds: 1, seconds: 5, atOnce: AT_ONCE, wholeGames: true },
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
  console.log(`  ${AT_ONCE} parejas a la vez, tan deprisa como pueden:`);
  printTable(
    ['', 'turnos/s', 'acuse p50', 'p99', 'CPU/turno', 'CPU del generador'],
    results.map(({ name, perSecond, acknowledged, cpuPerTurn, load }) => [
      name,
      whole(perSecond),
      ...acknowledged.map(milliseconds),
      `${whole(1000 * cpuPerTurn)} µs`,
      hundredths(load),
    ]),
  );
  console.log(`\n  ${AT_ONCE} parejas, ${turnsPerSecond} turnos por segundo entre todas:`);
  printTable(
    ['', 'acuse p50', 'p99', 'lo ve el rival p50', 'p99'],
    results.map(({ name, calm, seen }) => [name, ...[...calm, ...seen].map(milliseconds)]),
  );
  console.log(
    `\n  ${AT_ONCE} parejas a la vez, partidas enteras, cada una la revancha de la anterior:`,
  );
  printTable(
    ['', 'partidas/s', 'CPU/partida'],
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
  printRatio('turnos/s, de los de Socket.IO a secas', own.perSecond / bare.perSecond, '0,5 o más');
  printRatio('lo mismo, por segundo de CPU', bare.cpuPerTurn / own.cpuPerTurn, '0,5 o más');
  printRatio('turnos/s, de los de boardgame.io', own.perSecond / boardgame.perSecond, '1,5 o más');
  printRatio('turnos/s por legs, de los de «Clásico»', legs.perSecond / own.perSecond, '0,9 o más');
  const sight = (result: Result) => result.seen[0] ?? Number.NaN;
  printRatio('espera del rival, de la de Colyseus', sight(own) / sight(colyseus), 'menos de 1');
}
