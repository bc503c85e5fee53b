/** A process of its own that makes calls at once, each time its parent says so. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Player } from './pair.ts';

/** A call of a player that reads; its address is the whole one. */
export type Reading = { readonly url: string; readonly player: Player };

/** Starts the process. Once stopped, nothing is under way. */
export async function startCrowd(readings: readonly Reading[]) {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(readings);
  await once(child, 'message');
  return {
    /** Makes all the calls; resolves once all are answered, to the milliseconds of the slowest. */
    async read(): Promise<number> {
      child.send('read');
      const [ms] = (await once(child, 'message')) as [number]; // from our own child
      return ms;
    },
    stop: () => child.kill(),
  };
}

async function read({ url, player: { cookie } }: Reading): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}

async function readAll(readings: readonly Reading[]): Promise<void> {
  process.send?.(Math.max(...(await Promise.all(readings.map(read)))));
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', (sent) => {
    const readings = sent as Reading[]; // from our own parent
    process.on('message', () => void readAll(readings));
    process.send?.(0);
  });
}
