import type { UnderWay } from './under-way.ts';

const SECOND = 1000;

/** How often a job is done, in milliseconds. Each may be done by any number of servers at once. */
const EVERY = {
  second: SECOND,
  fewSeconds: 5 * SECOND,
  minutes: 10 * 60 * SECOND,
  day: 24 * 3600 * SECOND,
} as const;

type Job = readonly [every: keyof typeof EVERY, name: string, work: () => Promise<void>];

/** Does each job at once and then again and again, until the function returned is called. */
export function startJobs(underWay: UnderWay, jobs: readonly Job[]): () => void {
  const timers = jobs.map(([every, name, work]) => {
    const isUnderWay = { now: false };
    const start = () => {
      if (isUnderWay.now) return;
      isUnderWay.now = true;
      underWay.start(name, () => work().finally(() => (isUnderWay.now = false)));
    };
    start();
    return setInterval(start, EVERY[every]);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
