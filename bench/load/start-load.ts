import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Running } from '../servers/start-server.ts';
import type { Job, Report } from './main.ts';
import type { Played } from './play.ts';

const main = join(import.meta.dirname, 'main.ts');

/** What was played, and what it took the server: seconds of a core. */
export type Measured = Played & { readonly serverCpu: number };

/** Plays against a server from a process of its own, at one pace after the other. */
export async function startLoad(job: Job, server: Running): Promise<Measured[]> {
  const child = fork(main, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const measured: Promise<Measured>[] = [];
  let before: Promise<number> = Promise.resolve(0);
  let after = before;
  const cpu = async () => (await server.use()).cpuSeconds;

  child.on('message', (sent) => {
    const report = sent as Report; // from our own child
    if (report === 'start') before = cpu();
    else if (report === 'end') after = cpu();
    else measured.push(withCpu(report, before, after));
  });
  child.send(job);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The load failed.'))));
  });
  return Promise.all(measured);
}

async function withCpu(
  played: Played,
  before: Promise<number>,
  after: Promise<number>,
): Promise<Measured> {
  return { ...played, serverCpu: (await after) - (await before) };
}
