import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runProgram } from '../programs/run-program.ts';
import type { Step } from './steps.ts';

/** What can be told of the code without running it. */
export const CHECKS: readonly Step[] = [
  { name: 'format', run: () => runProgram('oxfmt --check') },
  { name: 'lint', run: () => runProgram('oxlint') },
  {
    name: 'types',
    run: () =>
      ['.', 'e2e', 'web', 'web/worker'].every((each) => runProgram(`tsc --project ${each}`)),
  },
  { name: 'dead code', run: () => runProgram('knip') },
];

/** Says that the dependency rule, which is a test, is run elsewhere. */
export const BESIDE_TESTS = '--beside-tests';

/** Runs the checks in a process of its own, prints what it said once it is done, and says whether all went well. */
export async function startChecks(): Promise<boolean> {
  const script = join(import.meta.dirname, '..', 'check.ts');
  const child = spawn(process.execPath, [script, BESIDE_TESTS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  console.log(said);
  return child.exitCode === 0;
}
