/** `npm test`: everything there is to check, ending in one line, `N passed, N failed`. */
import { CHECKS } from './checks.ts';
import { runProgram } from './run-program.ts';
import { runSteps } from './steps.ts';
import { clearReports, countTests, PLAYWRIGHT_REPORT, VITEST_REPORT } from './test-reports.ts';
import { buildWeb } from './web-build.ts';

const inNode = () =>
  runProgram(
    `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
  );

const inBrowser = () =>
  runProgram('playwright test --config=e2e --forbid-only --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
  });

clearReports();
const isFine = runSteps([
  ...CHECKS,
  { name: 'Vitest', run: inNode },
  { name: 'construcción de la web', run: buildWeb },
  { name: 'Playwright', run: inBrowser },
]);

const { passed, failed } = countTests();
// A step without tests that fails (the lint, the build) counts as one.
console.log(`${passed} passed, ${failed === 0 && !isFine ? 1 : failed} failed`);
process.exit(isFine ? 0 : 1);
