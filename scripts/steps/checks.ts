import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runProgram } from '../programs/run-program.ts';
import type { Step } from './steps.ts';

/** Static checks of the code. */
export const CHECKS: readonly Step[] = [
  { name: 'format', run: () => runProgram('oxfmt --check') },
  {
    name: 'types',
    run: () =>
      ['.', 'e2e', 'web', 'web/worker']
        .map((each) => runProgram(`tsc --project ${each}`)) // before `every`, which would stop at the first failure
        .every(Boolean),
  },
  { name: 'lint', run: () => runProgram('oxlint') },
  { name: 'dead code', run: () => runProgram('knip') },
];

/** Flag that skips the dependency rule, which `npm test` runs among its tests. */
export const BESIDE_TESTS = '--beside-tests';

/** Runs the checks in a child process, and prints its output at the end. Resolves to true if all checks passed. */
export async function startChecks(): Promise<boolean> {
  const script = join(import.meta.dirname, '..', 'check.ts');
  const child = spawn(process.execPath, [script, BESIDE_TESTS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  console.log(said);
  return child.exitCode === 0;
}
