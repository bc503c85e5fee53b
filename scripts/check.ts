/** `npm run check`: format, lint, types, dead code and the dependency rule, in a few seconds. */
import { CHECKS } from './steps/checks.ts';
import { runProgram } from './programs/run-program.ts';
import { runSteps } from './steps/steps.ts';

const dependencies = () => runProgram('vitest run architecture.test.ts');

process.exit(runSteps([...CHECKS, { name: 'dependencias', run: dependencies }]) ? 0 : 1);
