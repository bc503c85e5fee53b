import { createHistogram } from 'node:perf_hooks';

/** Latency in milliseconds. */
export type Latency = { readonly p50: number; readonly p99: number; readonly max: number };

export type Played = {
  readonly turns: number; // acknowledged
  readonly seconds: number;
  readonly acknowledgement: Latency;
  readonly sight: Latency; // until the rival sees the turn
  readonly cpu: number; // share of a core used to make the load
};

export type Meter = ReturnType<typeof meter>;

/** Callbacks for each begin and end of measuring. */
export type Hooks = { readonly onStart: () => void; readonly onEnd: () => void };

/** Measures the latency of turns between each `start` and `stop`. Turns outside do not count. */
export function meter({ onStart, onEnd }: Hooks) {
  const acknowledgements = latencies();
  const sights = latencies();
  let isOn = false;
  let [start, cpuAtStart, seconds, cpu] = [0, 0, 0, 0];

  return {
    start(): void {
      [isOn, start, cpuAtStart] = [true, performance.now(), cpuSeconds()];
      onStart();
    },
    stop(): void {
      if (!isOn) return;
      seconds += (performance.now() - start) / 1000;
      cpu += cpuSeconds() - cpuAtStart;
      isOn = false;
      onEnd();
    },
    acknowledged: (since: number): void => void (isOn && acknowledgements.add(since)),
    seen: (since: number): void => void (isOn && sights.add(since)),
    /** Returns the time measured so far. */
    seconds: (): number => seconds + (isOn ? (performance.now() - start) / 1000 : 0),
    read: (): Played => ({
      turns: acknowledgements.count(),
      seconds,
      acknowledgement: acknowledgements.read(),
      sight: sights.read(),
      cpu: cpu / seconds,
    }),
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Collects times from a moment to now, in a histogram. */
function latencies() {
  const histogram = createHistogram(); // of whole microseconds
  return {
    add: (since: number): void =>
      histogram.record(Math.max(1, Math.round((performance.now() - since) * 1000))),
    count: (): number => histogram.count,
    read: (): Latency => ({
      p50: histogram.percentile(50) / 1000,
      p99: histogram.percentile(99) / 1000,
      max: histogram.max / 1000,
    }),
  };
}
