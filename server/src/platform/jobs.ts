import type { BackgroundTasks } from './background-tasks.ts';

const SECOND = 1000;

/** How often a job is done, in milliseconds. Each may be done by any number of servers at once. */
const EVERY = {
  second: SECOND,
  fewSeconds: 5 * SECOND,
  minutes: 10 * 60 * SECOND,
  day: 24 * 3600 * SECOND,
} as const;

type Job = readonly [every: keyof typeof EVERY, name: string, task: () => Promise<void>];

/** Does each job at once and then again and again, until the function returned is called. */
export function startJobs(backgroundTasks: BackgroundTasks, jobs: readonly Job[]): () => void {
  const timers = jobs.map(([every, name, task]) => {
    const isRunning = { now: false };
    const start = () => {
      if (isRunning.now) return;
      isRunning.now = true;
      backgroundTasks.run(name, () => task().finally(() => (isRunning.now = false)));
    };
    start();
    return setInterval(start, EVERY[every]);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
