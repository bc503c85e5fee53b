/** `npm test`: everything there is to check, ending in one line, `N passed, N failed`. */
import { CLUSTER_IN_BROWSER, IN_BROWSER } from './steps/browser-tests.ts';
import { startChecks } from './steps/checks.ts';
import { runProgram } from './programs/run-program.ts';
import { runSteps } from './steps/steps.ts';
import { clearReports, countTests, VITEST_REPORT } from './steps/test-reports.ts';
import { TEST_PROGRAMS } from './steps/test-programs.ts';
import { buildWeb } from './web-build.ts';
import { words } from './words.ts';

const inNode = () =>
  runProgram(
    `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
  );

/** The checks meanwhile: half of what many of the tests take is waiting. */
async function inNodeBesideChecks(): Promise<boolean> {
  const checks = startChecks();
  const isFine = inNode();
  return (await checks) && isFine;
}

clearReports();
const isFine = await runSteps([
  TEST_PROGRAMS,
  { name: words.steps.vitestAndChecks, run: inNodeBesideChecks },
  { name: words.steps.webBuild, run: buildWeb },
  IN_BROWSER,
  CLUSTER_IN_BROWSER,
]);

const { passed, failed } = countTests();
// A step without tests that fails (the lint, the build) counts as one.
console.log(`${passed} passed, ${failed === 0 && !isFine ? 1 : failed} failed`);
process.exit(isFine ? 0 : 1);
