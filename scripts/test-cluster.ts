/** `npm run test:cluster`: several servers on one PostgreSQL and Redis, alone and in browsers. */
import { CLUSTER_IN_BROWSER } from './steps/browser-tests.ts';
import { runProgram } from './programs/run-program.ts';
import { runSteps } from './steps/steps.ts';
import { TEST_PROGRAMS } from './steps/test-programs.ts';
import { buildWeb } from './web-build.ts';
import { words } from './words.ts';

const isFine = await runSteps([
  TEST_PROGRAMS,
  { name: 'Vitest', run: () => runProgram('vitest run --project cluster') },
  { name: words.steps.webBuild, run: buildWeb },
  CLUSTER_IN_BROWSER,
]);
process.exit(isFine ? 0 : 1);
