import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { median, milliseconds, printTable } from '../report.ts';
import { newStore, settingsFor, type Store } from '../servers/product.ts';
import { isServing } from '../servers/start-server.ts';

const STARTS = 5;
const root = join(import.meta.dirname, '../..');

const COMMANDS = {
  'npm start': ['npm', 'start'],
  'the server, without npm': [process.execPath, 'server/src/main.ts'],
} as const;

/** From the start of the process to the first call that is answered, once everything is built. */
export async function run(): Promise<void> {
  const store = await newStore({ players: 100, games: 1000 });
  const rows: string[][] = [];
  for (const [name, command] of Object.entries(COMMANDS)) {
    await timeOf(command, store); // installs and builds what is missing
    const times: number[] = [];
    for (let start = 0; start < STARTS; start += 1) times.push(await timeOf(command, store));
    rows.push([name, milliseconds(median(times)), milliseconds(Math.max(...times))]);
  }
  await store.remove();
  printTable(['on existing data', `median of ${STARTS}`, 'slowest'], rows);
  console.log('\n  Goal: npm start, 1,500 ms or less.');
}

/** In milliseconds. */
async function timeOf([program, ...words]: readonly string[], store: Store): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, ...settingsFor(store), PORT: String(port) };
  const start = performance.now();
  const child = spawn(program ?? '', words, { cwd: root, env, stdio: 'ignore' });
  while (!(await isServing(`http://127.0.0.1:${port}/api/health`))) await pause(5);
  const time = performance.now() - start;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return time;
}
