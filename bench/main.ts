/**
 * `npm run bench`: measures the product on this machine, against others in the same run. Names of
 * benchmarks choose some of them. It asserts nothing: what is fast enough is in docs/capacity.md.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { styleText } from 'node:util';
import { hundredths } from './report.ts';

const BENCHMARKS = {
  turns: () => import('./benchmarks/turns.ts'),
  memory: () => import('./benchmarks/memory.ts'),
  'start-up': () => import('./benchmarks/start-up.ts'),
  league: () => import('./benchmarks/league.ts'),
  profiles: () => import('./benchmarks/profiles.ts'),
  'stored-games': () => import('./benchmarks/stored-games.ts'),
  'held-games': () => import('./benchmarks/held-games.ts'),
  stalls: () => import('./benchmarks/stalls.ts'),
  crowds: () => import('./benchmarks/crowds.ts'),
  siege: () => import('./benchmarks/siege.ts'),
  'first-load': () => import('./benchmarks/first-load.ts'),
  lighthouse: () => import('./benchmarks/lighthouse.ts'),
  tap: () => import('./benchmarks/tap.ts'),
};

type Name = keyof typeof BENCHMARKS;

// Of an object of ours, whose keys are these and no others.
const NAMES = Object.keys(BENCHMARKS) as Name[];

const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !NAMES.some((name) => name === word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${NAMES.join(', ')}.`);
  process.exit(1);
}

const [load = 0] = loadavg(); // of the last minute: what else this machine has to do
console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? '?'}`);
console.log(`Load of the machine at the start: ${hundredths(load)}`);
for (const name of NAMES) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(styleText('bold', `\n▶ ${name}`));
  const { run } = await BENCHMARKS[name]();
  await run();
}
