import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian.ts';
import { onPath } from './on-path.ts';
import { runProgram } from './run-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium of the tests in a browser: the one that `CHROMIUM` names, the machine's,
 * Playwright's own, or one installed now.
 *
 * @returns its path
 * @throws where there is none and none can be installed
 */
export function browser(): string {
  const { CHROMIUM: named } = process.env;
  if (named) return named;

  const found = find() ?? (install() ? find() : undefined);
  if (!found) {
    throw new Error(
      'No se encuentra Chromium: instálalo con «npx playwright install --with-deps chromium», ' +
        'o pon la ruta de uno en la variable CHROMIUM.',
    );
  }
  return found;
}

const find = () => NAMES.map(onPath).find((path) => path !== undefined) ?? playwrightsOwn();

const install = () =>
  canInstall ? installPackage('chromium') : runProgram('playwright install chromium');

function playwrightsOwn(): string | undefined {
  const code = "console.log(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' });
  const path = stdout.trim();
  return existsSync(path) ? path : undefined;
}
