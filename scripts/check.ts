/** `npm run check`: format, lint, types, dead code and the dependency rule. */
import { BESIDE_TESTS, CHECKS } from './steps/checks.ts';
import { runProgram } from './programs/run-program.ts';
import { runSteps } from './steps/steps.ts';

const dependencies = () => runProgram('vitest run architecture.test.ts');

// `npm test` runs the dependency rule with all other tests.
const isTested = process.argv.includes(BESIDE_TESTS);
const isFine = await runSteps([
  ...CHECKS,
  ...(isTested ? [] : [{ name: 'dependencies', run: dependencies }]),
]);
process.exit(isFine ? 0 : 1);
