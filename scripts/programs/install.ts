import { DatabaseSync } from 'node:sqlite';
import { aptGet } from './apt-get.ts';
import type { Need } from './needs.ts';
import { onPath } from './on-path.ts';
import { runProgram } from './run-program.ts';

const TIMEOUT_SECONDS = 900; // waits for another process that installs

/** Properties of a machine that decide how to install programs. */
export type Machine = {
  readonly manager?: 'apt' | 'brew' | undefined; // package manager; undefined: none that is supported
  readonly isRoot: boolean; // apt-get runs without sudo
  readonly lock: string; // lock file, held by the process that installs
};

const thisMachine = (): Machine => ({
  manager: onPath('apt-get') ? 'apt' : process.platform === 'darwin' ? 'brew' : undefined,
  isRoot: process.getuid?.() === 0,
  lock: '/run/tres-dardos.lock', // only root can create files in this folder
});

/**
 * Finds the programs that a command needs, and prints their locations. Installs missing programs if the machine has
 * apt-get and this process is root. Prints programs that are still missing, with the commands that install them.
 *
 * @returns true if no program is missing
 */
export function provide(needs: readonly Need[], machine = thisMachine()): boolean {
  const mayInstall = machine.manager === 'apt' && machine.isRoot;
  if (mayInstall && needs.some(isMissing)) installMissing(needs, machine.lock);

  for (const { name, find } of needs) {
    const path = find();
    if (path !== undefined) console.log(`${name}: ${path}`);
  }
  const missing = needs.filter(isMissing);
  if (missing.length === 0) return true;
  console.error(`Missing: ${missing.map(({ name }) => name).join(', ')}. To install:`);
  for (const way of waysToInstall(missing, machine)) console.error(`  ${way}`);
  return false;
}

const isMissing = ({ find }: Need): boolean => find() === undefined;

/** Installs the missing programs under the lock, without programs that another process has installed meanwhile. */
function installMissing(needs: readonly Need[], lock: string): void {
  using held = new DatabaseSync(lock, { timeout: TIMEOUT_SECONDS * 1000 });
  held.exec('begin exclusive'); // a killed process loses the lock
  const missing = needs.filter(isMissing);
  if (missing.some(({ apt }) => apt !== undefined)) aptGet('update');
  for (const { name, apt, program } of missing) {
    console.log(`Installing ${name} with ${apt === undefined ? program : 'apt-get'}...`);
    if (apt !== undefined) aptGet('install', '-y', '--no-install-recommends', apt);
    else if (program !== undefined) runProgram(program);
  }
}

/** Returns one command for all packages of the manager, and a command or hint for each other program. */
function waysToInstall(missing: readonly Need[], { manager, isRoot }: Machine): string[] {
  const packages = missing.flatMap((need) => (manager && need[manager]) ?? []);
  const others = missing.filter((need) => !manager || need[manager] === undefined);
  const sudo = isRoot ? '' : 'sudo ';
  const install =
    manager === 'apt'
      ? `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends`
      : 'brew install';
  return [
    ...(packages.length > 0 ? [[install, ...packages].join(' ')] : []),
    ...others.map(({ name, program, hint }) => (program ? `npx ${program}` : (hint ?? name))),
  ];
}
