import { createHistogram } from 'node:perf_hooks';

/** In milliseconds. */
export type Latency = { readonly p50: number; readonly p99: number; readonly max: number };

export type Played = {
  readonly turns: number; // acknowledged
  readonly seconds: number;
  readonly acknowledgement: Latency;
  readonly sight: Latency; // until the rival sees the turn
  readonly cpu: number; // share of a core that making the load took
};

export type Meter = ReturnType<typeof meter>;

/** Told whenever measuring begins and ends. */
export type Hooks = { readonly onStart: () => void; readonly onEnd: () => void };

/** What turns take, in the spans between each `start` and `stop`; nothing else counts. */
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
    /** How long it has measured so far. */
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

/** Times from a moment to now, of which only the percentiles are kept. */
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
