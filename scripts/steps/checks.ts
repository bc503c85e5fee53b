import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runProgram } from '../programs/run-program.ts';
import { words } from '../words.ts';
import type { Step } from './steps.ts';

/** What can be told of the code without running it. */
export const CHECKS: readonly Step[] = [
  { name: words.steps.format, run: () => runProgram('oxfmt --check') },
  { name: 'lint', run: () => runProgram('oxlint') },
  {
    name: words.steps.types,
    run: () =>
      ['.', 'e2e', 'web', 'web/worker'].every((each) => runProgram(`tsc --project ${each}`)),
  },
  { name: words.steps.deadCode, run: () => runProgram('knip') },
];

const root = join(import.meta.dirname, '..', '..');

/** Starts `npm run check` in a process of its own; once it is done, prints what it said, and says whether all went well. */
export async function startChecks(): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/check.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  console.log(said);
  return child.exitCode === 0;
}
