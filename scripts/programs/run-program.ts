import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * Runs a program, usually of an npm package, in the root folder. Returns true if its exit code is 0.
 *
 * @param command name and arguments, separated by spaces; no argument may contain a space
 * @param env environment variables, added to the variables of this process
 */
export function runProgram(command: string, env: Readonly<Record<string, string>> = {}): boolean {
  const [name = '', ...words] = command.split(' ');
  const { status, error } = spawnSync(name, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32', // npm installs programs there as shell scripts
  });
  if (error) console.error(`${name}: ${error.message}`);
  return status === 0;
}
