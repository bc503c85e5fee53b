import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBackgroundTasks } from './background-tasks.ts';
import { startJobs } from './jobs.ts';
import type { Log } from './log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const silent = { error: () => {} } as unknown as Log;

/** A job that writes down that it began, and ends when it is told to. */
function jobThat(done: string[], name: string) {
  const ends: (() => void)[] = [];
  return {
    end: async () => {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    task: () => {
      done.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    },
  };
}

test('a job begins once the previous job has ended or failed', async () => {
  const done: string[] = [];
  const slow = jobThat(done, 'slow');
  const stop = startJobs(newBackgroundTasks(silent), [
    ['second', 'slow', slow.task],
    ['second', 'failing', () => Promise.reject(new Error('no'))],
    ['day', 'last', async () => void done.push('last')],
  ]);
  await vi.advanceTimersByTimeAsync(900);
  expect(done).toEqual(['slow']);

  await slow.end();
  expect(done).toEqual(['slow', 'last']);
  stop();
});

test('a job repeats at its own interval, and never overlaps itself', async () => {
  const done: string[] = [];
  const slow = jobThat(done, 'slow');
  const stop = startJobs(newBackgroundTasks(silent), [
    ['second', 'quick', async () => void done.push('quick')],
    ['second', 'slow', slow.task],
  ]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(done).toEqual(['quick', 'slow', 'quick', 'quick']);

  await slow.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done.slice(4)).toEqual(['quick', 'slow']);
  stop();
});

test('a job that is waiting when all jobs stop runs once more, and never again', async () => {
  const done: string[] = [];
  const slow = jobThat(done, 'slow');
  const backgroundTasks = newBackgroundTasks(silent);
  const stop = startJobs(backgroundTasks, [
    ['second', 'slow', slow.task],
    ['second', 'last', async () => void done.push('last')],
  ]);
  stop();
  const drained = backgroundTasks.drain();
  await slow.end();
  await drained;
  expect(done).toEqual(['slow', 'last']);

  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(['slow', 'last']);
});
