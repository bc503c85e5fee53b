import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { onPath } from './on-path.ts';

/** A program or font that a command needs and that npm does not install. */
export type Need = {
  readonly name: string;
  /** Returns the location, usually a path; undefined if not installed. */
  readonly find: () => string | undefined;
  readonly apt?: string | undefined; // package in Debian and Ubuntu
  readonly brew?: string; // package in Homebrew
  readonly program?: string; // command of an npm package that installs it, if no system package does
  readonly hint?: string; // advice for installing by hand, without a package or `program`
};

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isUbuntu =
  existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Chromium: the path in the variable `CHROMIUM`, else a browser on the PATH, else Playwright's. */
export const CHROMIUM: Need = {
  name: 'Chromium',
  find: () => process.env.CHROMIUM || firstOnPath(BROWSERS) || playwrightsOwn(),
  apt: isUbuntu ? undefined : 'chromium', // Ubuntu's package is a snap, which does not run in a container
  program: `playwright install ${process.platform === 'linux' ? '--with-deps ' : ''}chromium`,
};

/** Chromium without windows: renders pages in half the time, and rendering takes most of the time of the tests. */
export const HEADLESS_CHROMIUM: Need = {
  ...CHROMIUM,
  find: () => process.env.CHROMIUM || onPath('chromium-headless-shell') || CHROMIUM.find(),
  apt: isUbuntu ? undefined : 'chromium-headless-shell',
};

/** The folder of PostgreSQL's programs. Debian and Homebrew do not put the server's programs on the PATH. */
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

/** @throws {Error} if the program is not installed; `provide` installs programs */
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
