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
