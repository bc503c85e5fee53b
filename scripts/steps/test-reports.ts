import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/reports';
export const VITEST_REPORT = `${FOLDER}/vitest.json`;
export const PLAYWRIGHT_REPORT = `${FOLDER}/playwright.json`;
export const CLUSTER_REPORT = `${FOLDER}/playwright-cluster.json`;

const root = join(import.meta.dirname, '..', '..');

export type Count = { readonly passed: number; readonly failed: number };

/** Deletes the reports of an earlier run. */
export const clearReports = (): void =>
  rmSync(join(root, FOLDER), { recursive: true, force: true });

/** Returns how many tests of Vitest and Playwright passed and failed; skipped tests are not counted. */
export function countTests(): Count {
  const vitest = read(VITEST_REPORT) as VitestReport | undefined;
  const { numPassedTests = 0, numFailedTests = 0 } = vitest ?? {};
  let [passed, failed] = [numPassedTests, numFailedTests];
  for (const path of [PLAYWRIGHT_REPORT, CLUSTER_REPORT]) {
    const playwright = read(path) as PlaywrightReport | undefined;
    const { expected = 0, unexpected = 0, flaky = 0 } = playwright?.stats ?? {};
    passed += expected + flaky;
    failed += unexpected;
  }
  return { passed, failed };
}

// Fields read from the documented reports of both tools.
type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };
type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
};

function read(path: string): unknown {
  const full = join(root, path);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}
