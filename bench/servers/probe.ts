/**
 * Loaded into a server before its own code: tells the process that started it what it uses. For
 * the benchmarks only, so that the product needs nothing for them.
 */
import type { ProcessUse } from './process-use.ts';

process.on('message', (question) => {
  if (question !== 'use') return;
  // Where the process was started with --expose-gc: all that can go, back to the machine too.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const use: ProcessUse = { cpuSeconds: (user + system) / 1e6, rss, heapUsed, external };
  process.send?.(use);
});
process.channel?.unref(); // it may end as if nobody listened
