/**
 * The tests, in parts. Each part prints how long its steps took and ends in one line, `N passed, N failed`.
 *
 * - `npm test`: before a commit: checks, rules, contracts, web, the server on SQLite, the main stories in a browser
 * - `npm run test:rest`: the server on PostgreSQL, several servers, all other stories
 * - `npm run test:all`: both of these
 * - `npm run test:cluster`: several servers on one PostgreSQL and Redis, alone and in browsers
 * - `npm run prove`: all tests, with every proof by trial at its full length
 */
import { provide } from './programs/install.ts';
import { HEADLESS_CHROMIUM, POSTGRESQL, REDIS, type Need } from './programs/needs.ts';
import { runProgram } from './programs/run-program.ts';
import { startChecks } from './steps/checks.ts';
import { runSteps, type Step } from './steps/steps.ts';
import {
  clearReports,
  CLUSTER_REPORT,
  countTests,
  PLAYWRIGHT_REPORT,
  VITEST_REPORT,
} from './steps/test-reports.ts';
import { buildWeb } from './web-build.ts';

const VITEST = `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`;
const PLAYWRIGHT = 'playwright test --config=e2e --forbid-only --reporter=list,json';

/** Projects of Vitest that need neither PostgreSQL nor Redis. */
const MAIN_PROJECTS = ['rules', 'server-sqlite', 'web'];
const IN_MAIN = MAIN_PROJECTS.map((project) => `--project=${project}`);
const NOT_IN_MAIN = MAIN_PROJECTS.map((project) => `--project=!${project}`);

const inNode = (filter: readonly string[] = []) => runProgram([VITEST, ...filter].join(' '));

const needs = (...programs: readonly Need[]): Step => ({
  name: 'programs',
  run: () => provide(programs),
});

const nodeTests = (...filter: readonly string[]): Step => ({
  name: 'Vitest',
  run: () => inNode(filter),
});

/** Runs the checks beside the tests, many of which spend half of their time waiting. */
const nodeTestsAndChecks = (...filter: readonly string[]): Step => ({
  name: 'Vitest, beside format, lint, types and dead code',
  async run() {
    const checks = startChecks();
    const isFine = inNode(filter);
    return (await checks) && isFine;
  },
});

const WEB_BUILD: Step = { name: 'web build', run: buildWeb };

const stories = (...filter: readonly string[]): Step => ({
  name: 'Playwright',
  run: () =>
    runProgram([PLAYWRIGHT, ...filter].join(' '), {
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
    }),
});

/**
 * Runs the browser tests on three servers behind one address: those of several players or, in a proof, all. A filtered
 * run skips the checks of how screens look, which do not depend on the number of servers.
 */
const storiesOnCluster = (...filter: readonly string[]): Step => ({
  name: 'Playwright with three servers',
  run: () =>
    runProgram([PLAYWRIGHT, ...filter].join(' '), {
      ...(filter.length > 0 && { LOOK_AT_SCREENS: 'off' }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: CLUSTER_REPORT,
      E2E_SERVER: 'scripts/start-cluster.ts',
    }),
});

const ALL_PROGRAMS = needs(HEADLESS_CHROMIUM, POSTGRESQL, REDIS);
const TOGETHER_ON_CLUSTER = storiesOnCluster('--grep=@together');

const PARTS: Readonly<Record<string, readonly Step[]>> = {
  main: [
    needs(HEADLESS_CHROMIUM),
    nodeTestsAndChecks(...IN_MAIN),
    WEB_BUILD,
    stories('--project=main'),
  ],
  rest: [
    ALL_PROGRAMS,
    nodeTests(...NOT_IN_MAIN),
    WEB_BUILD,
    stories('--project=rest'),
    TOGETHER_ON_CLUSTER,
  ],
  all: [ALL_PROGRAMS, nodeTestsAndChecks(), WEB_BUILD, stories(), TOGETHER_ON_CLUSTER],
  cluster: [ALL_PROGRAMS, nodeTests('--project=cluster'), WEB_BUILD, TOGETHER_ON_CLUSTER],
  prove: [ALL_PROGRAMS, nodeTests(), WEB_BUILD, storiesOnCluster()],
};

const [, , part = 'main'] = process.argv;
const steps = PARTS[part];
if (!steps) throw new Error(`no such part of the tests: ${part}`);
if (part === 'prove') process.env.PROVE = '1';

clearReports();
const isFine = await runSteps(steps);

const { passed, failed } = countTests();
// A failed step without tests (the lint, the build) counts as one failure.
console.log(`${passed} passed, ${failed === 0 && !isFine ? 1 : failed} failed`);
process.exit(isFine ? 0 : 1);
