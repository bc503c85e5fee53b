import { runProgram } from '../programs/run-program.ts';
import type { Step } from './steps.ts';

/** What can be told of the code without running it. */
export const CHECKS: readonly Step[] = [
  { name: 'formato', run: () => runProgram('oxfmt --check') },
  { name: 'lint', run: () => runProgram('oxlint') },
  { name: 'tipos', run: () => ['.', 'web'].every((each) => runProgram(`tsc --project ${each}`)) },
  { name: 'código muerto', run: () => runProgram('knip') },
];
