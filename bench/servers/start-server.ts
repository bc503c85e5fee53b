import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import type { ProcessUse } from './process-use.ts';

const probe = join(import.meta.dirname, 'probe.ts');

export type Running = {
  readonly url: string;
  readonly use: () => Promise<ProcessUse>;
  /** Resolves to the longest event-loop stall since the last call; 0 at the first call. */
  readonly longestStall: () => Promise<number>; // in milliseconds
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[]; // of Node
  readonly path?: string; // path that answers once the server is up
};

/** Runs a server's file in a process of its own, on a free port, and waits until it serves. */
export async function startServer(file: string, options: Options = {}): Promise<Running> {
  const { env = {}, flags = [], path = '/' } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    execArgv: [...flags, '--import', probe],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  while (!(await isServing(`${url}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${file} has ended.`);
    await pause(20);
  }
  const ask = async <Answer>(question: string): Promise<Answer> => {
    child.send(question);
    const [answer] = (await once(child, 'message')) as [Answer]; // as the probe sends it
    return answer;
  };
  return {
    url,
    use: () => ask<ProcessUse>('use'),
    longestStall: () => ask<number>('stall'),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      process.off('exit', kill);
    },
  };
}

/** True if `url` answers without a server error. */
export const isServing = (url: string) =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );
