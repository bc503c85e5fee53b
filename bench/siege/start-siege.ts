import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Report } from './main.ts';

const main = join(import.meta.dirname, 'main.ts');

/** Besieges a server from a process of its own, until it is told to end. */
export async function startSiege(job: Job) {
  const child = fork(main, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let latest: Report = { cuts: 0, calls: 0 };
  child.on('message', (report) => {
    latest = report as Report; // from our own child
  });
  child.send(job);
  await once(child, 'message');
  return {
    report: () => latest,
    async end(): Promise<void> {
      if (child.exitCode !== null) throw new Error('The siege failed.');
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
