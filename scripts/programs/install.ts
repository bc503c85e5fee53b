import { DatabaseSync } from 'node:sqlite';
import { aptGet } from './apt-get.ts';
import type { Need } from './needs.ts';
import { onPath } from './on-path.ts';
import { runProgram } from './run-program.ts';

const TIMEOUT_SECONDS = 900; // while another process installs

/** How things get onto a machine. */
export type Machine = {
  readonly manager?: 'apt' | 'brew' | undefined; // of packages
  readonly isRoot: boolean; // so that apt-get needs nobody's leave
  readonly lock: string; // the file that a process which installs holds
};

const thisMachine = (): Machine => ({
  manager: onPath('apt-get') ? 'apt' : process.platform === 'darwin' ? 'brew' : undefined,
  isRoot: process.getuid?.() === 0,
  lock: '/run/tres-dardos.lock', // where nobody but root can make one
});

/**
 * Finds what a command needs, and says where each is. What is missing is installed where apt-get may;
 * elsewhere all of it is named at once, with the commands that bring it.
 *
 * @returns whether all of it is there
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

/** One process at a time: whoever comes second finds what the first has installed. */
function installMissing(needs: readonly Need[], lock: string): void {
  using held = new DatabaseSync(lock, { timeout: TIMEOUT_SECONDS * 1000 });
  held.exec('begin exclusive'); // the system ends it for a process that is killed
  const missing = needs.filter(isMissing);
  if (missing.some(({ apt }) => apt !== undefined)) aptGet('update');
  for (const { name, apt, program } of missing) {
    console.log(`Installing ${name} with ${apt === undefined ? program : 'apt-get'}...`);
    if (apt !== undefined) aptGet('install', '-y', '--no-install-recommends', apt);
    else if (program !== undefined) runProgram(program);
  }
}

/** One line for all the packages that the manager has, and one for each thing that it has not. */
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
