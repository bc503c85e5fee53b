/** `npm run prove`: the tests again, with every proof by trial at its full length. */
import { CLUSTER_IN_BROWSER } from './steps/browser-tests.ts';
import { runProgram } from './programs/run-program.ts';
import { runSteps } from './steps/steps.ts';
import { TEST_PROGRAMS } from './steps/test-programs.ts';
import { buildWeb } from './web-build.ts';
import { words } from './words.ts';

process.env.PROVE = '1';
const isFine = await runSteps([
  TEST_PROGRAMS,
  { name: 'Vitest', run: () => runProgram('vitest run') },
  { name: words.steps.webBuild, run: buildWeb },
  CLUSTER_IN_BROWSER,
]);
process.exit(isFine ? 0 : 1);
