import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Running } from '../servers/start-server.ts';
import type { Job, Report } from './main.ts';
import type { Played } from './meter.ts';
import type { Player } from './pair.ts';
import type { Pace } from './play.ts';

const main = join(import.meta.dirname, 'main.ts');

/** Turns played, with the CPU that they took the server, in seconds of a core. */
export type Measured = Played & { readonly serverCpu: number };

/** Plays against a server from a process of its own, at one pace after the other. */
export async function startLoad(job: Omit<Job, 'url'>, server: Running): Promise<Measured[]> {
  const child = fork(main, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const measured: Measured[] = [];
  let serverCpu = 0;
  const cpu = async () => (await server.use()).cpuSeconds;
  const hear = async (report: Report) => {
    if (report === 'start') serverCpu -= await cpu();
    else if (report === 'end') serverCpu += await cpu();
    else {
      measured.push({ ...report, serverCpu });
      serverCpu = 0;
    }
  };
  let heard = Promise.resolve();
  child.on('message', (sent) => {
    heard = heard.then(() => hear(sent as Report)); // from our own child, in its order
  });
  child.send({ ...job, url: server.url } satisfies Job);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The load failed.');
  await heard;
  return measured;
}

/** Plays classic games against the product, at one pace. */
export async function loadProduct(
  server: Running,
  players: readonly Player[],
  pairs: number,
  pace: Pace,
): Promise<Measured> {
  const job = { against: 'product', pairs, players, paces: [pace] } as const;
  const [measured] = await startLoad(job, server);
  if (!measured) throw new Error('Nothing was measured.');
  return measured;
}
