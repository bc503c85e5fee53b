import type { BackgroundTasks } from './background-tasks.ts';

const SECOND = 1000;

const INTERVALS_MS = {
  second: SECOND,
  fewSeconds: 5 * SECOND,
  minutes: 10 * 60 * SECOND,
  day: 24 * 3600 * SECOND,
} as const;

/** A job that several servers may run at the same time. */
export type Job = readonly [
  every: keyof typeof INTERVALS_MS,
  name: string,
  task: () => Promise<void>,
];

/**
 * Runs each job at its interval, on every server. The first runs follow one another, so that the jobs do not
 * come due together, each with a connection of its own to the store.
 *
 * @returns a function that stops all jobs
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
    if (!isStopped) timers.push(setInterval(start, INTERVALS_MS[every]));
    start(() => startFrom(index + 1));
  }

  startFrom(0);
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}
