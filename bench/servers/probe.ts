/**
 * Loaded into a server before its own code: tells the process that started it what it uses. For
 * the benchmarks only, so that the product needs nothing for them.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessUse } from './process-use.ts';

const delay = monitorEventLoopDelay({ resolution: 1 });

process.on('message', (question) => {
  if (question === 'use') process.send?.(use());
  if (question === 'stall') process.send?.(longestStall());
});
process.channel?.unref(); // it may end as if nobody listened

function use(): ProcessUse {
  // Where the process was started with --expose-gc: all that can go, back to the machine too.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuSeconds: (user + system) / 1e6, rss, heapUsed, external };
}

/** For how long nobody had their turn, at most, since the last time it was asked. In milliseconds. */
function longestStall(): number {
  const ms = delay.max / 1e6;
  delay.reset();
  delay.enable(); // it costs something: not before anybody asks
  return ms;
}

// What is done every ten minutes or more seldom, so many times as often.
const haste = Number(process.env.BENCH_HASTE ?? 1);
const TEN_MINUTES = 600_000;
const { setInterval: original } = globalThis;
globalThis.setInterval = ((act: () => void, ms = 0, ...others: []) =>
  original(act, ms >= TEN_MINUTES ? ms / haste : ms, ...others)) as typeof setInterval;
