import { provide } from '../programs/install.ts';
import { HEADLESS_CHROMIUM, POSTGRESQL, REDIS } from '../programs/needs.ts';
import { words } from '../words.ts';
import type { Step } from './steps.ts';

/** What the tests need of the machine, before any of them: they find, and install nothing. */
export const TEST_PROGRAMS: Step = {
  name: words.steps.programs,
  run: () => provide([HEADLESS_CHROMIUM, POSTGRESQL, REDIS]),
};
