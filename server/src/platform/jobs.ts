import type { BackgroundTasks } from './background-tasks.ts';

const SECOND = 1000;

/** How often a job is done, in milliseconds. Each may be done by any number of servers at once. */
const EVERY = {
  second: SECOND,
  fewSeconds: 5 * SECOND,
  minutes: 10 * 60 * SECOND,
  day: 24 * 3600 * SECOND,
} as const;

export type Job = readonly [every: keyof typeof EVERY, name: string, task: () => Promise<void>];

/**
 * Does each job, one after the other, and from then on again and again, until the function returned is
 * called. So they are never due all at once, each with a connection to the store of its own.
 */
export function startJobs(backgroundTasks: BackgroundTasks, jobs: readonly Job[]): () => void {
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;

  function startFrom(index: number): void {
    const job = jobs[index];
    if (!job) return;
    const [every, name, task] = job;
    let isRunning = false;
    const start = (then?: () => void) => {
      if (isRunning) return;
      isRunning = true;
      const end = () => {
        isRunning = false;
        then?.();
      };
      backgroundTasks.run(name, () => task().finally(end));
    };
    if (!isStopped) timers.push(setInterval(start, EVERY[every]));
    start(() => startFrom(index + 1));
  }

  startFrom(0);
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}
