import { runProgram } from '../programs/run-program.ts';
import { words } from '../words.ts';
import type { Step } from './steps.ts';
import { CLUSTER_REPORT, PLAYWRIGHT_REPORT } from './test-reports.ts';

const PLAYWRIGHT = 'playwright test --config=e2e --forbid-only --reporter=list,json';

type Program = readonly [command: string, env: Readonly<Record<string, string>>];

/** What several players do with one another: the rest hardly cares how many servers there are. */
const TOGETHER = '--grep=@together';

export const IN_BROWSER: Step = {
  name: 'Playwright',
  run: () => runProgram(PLAYWRIGHT, { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT }),
};

const WHOLE: Program = [PLAYWRIGHT, {}];

/** A screen is the same, however many servers there are: it has been looked at by then. */
const PART: Program = [`${PLAYWRIGHT} ${TOGETHER}`, { LOOK_AT_SCREENS: 'off' }];

/** The same against three servers behind one address: the whole of it where every proof is whole. */
export const CLUSTER_IN_BROWSER: Step = {
  name: words.steps.cluster,
  run: () => {
    const [command, env] = process.env.PROVE === '1' ? WHOLE : PART;
    return runProgram(command, {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: CLUSTER_REPORT,
      E2E_SERVER: 'scripts/start-cluster.ts',
    });
  },
};
