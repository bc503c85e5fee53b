import { createHistogram } from 'node:perf_hooks';

/** In milliseconds. */
export type Latency = { readonly p50: number; readonly p99: number };

/** Times, of which only the percentiles are kept. */
export function latencies() {
  const histogram = createHistogram(); // of whole microseconds
  return {
    add: (milliseconds: number): void =>
      histogram.record(Math.max(1, Math.round(milliseconds * 1000))),
    count: (): number => histogram.count,
    read: (): Latency => ({
      p50: histogram.percentile(50) / 1000,
      p99: histogram.percentile(99) / 1000,
    }),
    clear: (): void => histogram.reset(),
  };
}
