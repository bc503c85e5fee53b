import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { onPath } from './on-path.ts';

/** Something that a command needs of the machine, and that npm does not bring. */
export type Need = {
  readonly name: string;
  /** Where it is; nothing while it is not there. */
  readonly find: () => string | undefined;
  readonly apt?: string | undefined; // its package in Debian and Ubuntu
  readonly brew?: string; // and in Homebrew
  readonly program?: string; // one of ours that brings it, where there is no package of it
  readonly hint?: string; // what to look for by hand where there is neither
};

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isUbuntu =
  existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** The one that `CHROMIUM` names, the machine's, or Playwright's own. */
export const CHROMIUM: Need = {
  name: 'Chromium',
  find: () => process.env.CHROMIUM || firstOnPath(BROWSERS) || playwrightsOwn(),
  apt: isUbuntu ? undefined : 'chromium', // Ubuntu's is a snap, which does not run in a container
  program: `playwright install ${process.platform === 'linux' ? '--with-deps ' : ''}chromium`,
};

/** Without windows: it draws the same pages in half the time, which is most of what the tests take. */
export const HEADLESS_CHROMIUM: Need = {
  ...CHROMIUM,
  find: () => process.env.CHROMIUM || onPath('chromium-headless-shell') || CHROMIUM.find(),
  apt: isUbuntu ? undefined : 'chromium-headless-shell',
};

/** The folder of its programs; Debian and Homebrew keep those of a server out of PATH. */
export const POSTGRESQL: Need = {
  name: 'PostgreSQL',
  find() {
    const initdb = onPath('initdb') ?? globSync(POSTGRESQL_PLACES).toSorted().at(-1);
    if (!initdb) return undefined;
    const folder = dirname(realpathSync(initdb));
    return existsSync(`${folder}/postgres`) ? folder : undefined;
  },
  apt: 'postgresql',
  brew: 'postgresql@17',
  hint: 'PostgreSQL 15 or newer, with `initdb` and `postgres` on the PATH',
};

const POSTGRESQL_PLACES = [
  '/usr/lib/postgresql/*/bin/initdb',
  '/{opt/homebrew,usr/local}/opt/postgresql@*/bin/initdb',
];

export const REDIS: Need = {
  name: 'Redis',
  find: () => firstOnPath(['redis-server', 'valkey-server']),
  apt: 'redis-server',
  brew: 'redis',
  hint: 'Redis 7 or Valkey, with `redis-server` or `valkey-server` on the PATH',
};

/** @throws where there is none: nothing is installed here */
export function pathOf({ name, find }: Need): string {
  const path = find();
  if (!path) throw new Error(`${name} was not found.`);
  return path;
}

const firstOnPath = (programs: readonly string[]) =>
  programs.map(onPath).find((path) => path !== undefined);

function playwrightsOwn(): string | undefined {
  const code = "console.log(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' });
  const path = stdout.trim();
  return existsSync(path) ? path : undefined;
}
